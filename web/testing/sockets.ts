// Sockets that the test answers itself, so that it can lose them at any moment.

export class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];

  readyState = 0;
  readonly sent: { kind: string; key?: string; seen?: number | null }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    TestSocket.all.push(this);
  }

  /** The one that was opened last. */
  static get newest(): TestSocket {
    return TestSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as TestSocket["sent"][number]);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
  }

  /** A message from the server. */
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
