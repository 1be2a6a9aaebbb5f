/** Between two pieces of a page, so that a slow phone can paint the first and answer a finger before the second. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
