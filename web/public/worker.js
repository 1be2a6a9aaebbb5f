// Keeps the page and its files, so that it opens without a network too and can say that there is none.
// It never keeps or answers anything of the house itself: /api goes straight to the server.

const KEPT = "ventuno";
const FILES_MAX = 120;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** The newest page; without a network the last one seen in that language. */
async function page(request, url) {
  const kept = await caches.open(KEPT);
  const language = `/${url.pathname.split("/")[1] ?? ""}`;
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await kept.put(language, answer.clone());
    return answer;
  } catch (error) {
    const last = await kept.match(language);
    if (last) return last;
    throw error;
  }
}

/** Named after its content: what is kept is right for ever. */
async function file(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const all = await kept.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - FILES_MAX)).map((old) => kept.delete(old)));
  }
  return answer;
}
