// Guides to places and tickets that were opened once also open offline. Every other request is left to the browser.
// @ts-nocheck: a worker has names of its own, which a page has not.
// The name that guests' browsers know.
const shelf = 'kept-pages'
const untilHeader = 'x-kept-until'
const offlinePage =
  /\/mytui\/rezerwacja\/W\d{9}\/karta\/przewodnik$|\/atrakcje\/bilet\/[\da-f-]{36}\/[\da-f-]{36}$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate' && request.method === 'GET' && offlinePage.test(pathname))
    event.respondWith(open(request, pathname))
})

/** Network first, then the cached page. A redirect or a 404 removes the cached page. */
async function open(request, pathname) {
  try {
    const answer = await fetch(request)
    if (answer.type === 'opaqueredirect' || answer.status === 404)
      await (await caches.open(shelf)).delete(pathname)
    return answer
  } catch (fault) {
    const pages = await caches.open(shelf)
    const kept = await pages.match(pathname)
    const until = kept?.headers.get(untilHeader)
    if (kept && !(until && Date.parse(until) <= Date.now())) return kept
    await pages.delete(pathname)
    throw fault
  }
}
