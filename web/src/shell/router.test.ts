import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let listening: Parameters<Document["addEventListener"]>[];

/** The router as it starts at an address. */
async function startedAt(address: string) {
  vi.resetModules();
  history.replaceState(null, "", address);
  const router = await import("./router.svelte");
  const listen = vi.spyOn(document, "addEventListener");
  router.startRouter();
  listening.push(...listen.mock.calls);
  listen.mockRestore();
  return router;
}

afterEach(() => {
  for (const listener of listening) document.removeEventListener(...listener); // one router at a time
});

beforeEach(() => {
  listening = [];
  localStorage.clear();
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

describe("an address", () => {
  test.each([
    ["/de", { language: "de", page: "", rest: [] }],
    ["/fr/account/limits", { language: "fr", page: "account", rest: ["limits"] }],
    ["/en/review/practice/3?from=2", { language: "en", page: "review", rest: ["practice", "3"], query: "?from=2" }],
    ["/it/challenge/t%2F1", { language: "it", page: "challenge", rest: ["t/1"] }],
    ["/de/rules/%E0%A4%A", { language: "de", page: "rules", rest: ["%E0%A4%A"] }],
  ])("%s", async (address, due) => {
    const { route } = await startedAt(address);
    expect(route).toMatchObject(due);
    expect(document.documentElement.lang).toBe(due.language);
  });

  test("without a language gets the one that was last read in, then the browser's", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["es-ES", "fr-CH", "en"]);
    expect((await startedAt("/rules")).route).toMatchObject({ language: "fr", page: "rules" });
    expect(location.pathname).toBe("/fr/rules");
    localStorage.setItem("ventuno.language", "it");
    expect((await startedAt("/rules")).route.language).toBe("it");
  });

  test("of a page is made in the reader's language, and of this page in every other", async () => {
    const { href, hrefIn } = await startedAt("/de/challenge/t%2F1?invite=x");
    expect(href("account/limits")).toBe("/de/account/limits");
    expect(href("")).toBe("/de");
    expect(hrefIn("fr")).toBe("/fr/challenge/t%2F1?invite=x");
  });
});

test("going somewhere can be undone, unless it replaces", async () => {
  const { go, route } = await startedAt("/de");
  const before = history.length;
  go("rules");
  expect(route.page).toBe("rules");
  expect(location.pathname).toBe("/de/rules");
  expect(history.length).toBe(before + 1);
  go("help", { replace: true, language: "en" });
  expect(route).toMatchObject({ page: "help", language: "en" });
  expect(history.length).toBe(before + 1);
});

describe("a click on a link", () => {
  /** Whether the router handled the click. A click that it leaves to the browser is stopped at the window here. */
  function taken(link: string, how: MouseEventInit = {}): boolean {
    let prevented = false;
    const end = (click: Event): void => {
      prevented = click.defaultPrevented;
      click.preventDefault();
    };
    document.body.innerHTML = link;
    window.addEventListener("click", end);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    document.body.querySelector("a")!.dispatchEvent(click);
    window.removeEventListener("click", end);
    return prevented;
  }

  test("to a page is followed here", async () => {
    const { route } = await startedAt("/de");
    expect(taken('<a href="/de/rules">')).toBe(true);
    expect(route.page).toBe("rules");
  });

  test.each([
    ["elsewhere", '<a href="https://example.org/de/rules">', {}],
    ["to a file of the server's", '<a href="/api/v1/account/export">', {}],
    ["that downloads", '<a download href="/de/rules">', {}],
    ["that opens a window", '<a target="_blank" href="/de/rules">', {}],
    ["with a key held", '<a href="/de/rules">', { ctrlKey: true }],
    ["to a place on this page", '<a href="/de#content">', {}],
  ])("%s is the browser's", async (_, link, how) => {
    const { route } = await startedAt("/de");
    expect(taken(link, how)).toBe(false);
    expect(route.page).toBe("");
  });
});

test("every page has a loader, and others have none", async () => {
  const { loader } = await startedAt("/de");
  for (const page of ["", "play", "tables", "rules", "verify"]) expect(loader(page)).toBeTypeOf("function");
  expect(loader("nowhere")).toBeUndefined();
});
