/** From the top of the page on, as far down as it takes to see all of it, or its beginning where it is taller than that. */
export function scrollToShow(element: HTMLElement | undefined): void {
  scrollTo(0, 0);
  element?.scrollIntoView({ block: "nearest" });
}
