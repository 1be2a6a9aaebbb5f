/** Scrolls down just far enough to show all of the element, or its beginning if it is taller than the window. */
export function scrollToShow(element: HTMLElement | undefined): void {
  scrollTo(0, 0);
  element?.scrollIntoView({ block: "nearest" });
}
