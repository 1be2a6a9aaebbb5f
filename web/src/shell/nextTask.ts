/** Waits between two pieces of a page, so that a slow phone can paint the first one and react to the user before the second. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
