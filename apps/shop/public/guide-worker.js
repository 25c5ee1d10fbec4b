// Guides to places that were opened once open without the internet, too. Everything else goes its way as if this were not here.
// @ts-nocheck: a worker has names of its own, which a page has not.
const shelf = 'guides'
const guidePage = /\/mytui\/rezerwacja\/W\d{9}\/karta\/przewodnik$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate' && request.method === 'GET' && guidePage.test(pathname))
    event.respondWith(guide(request, pathname))
})

/** The page itself while there is a way to it; whoever is sent away from it has it no longer. */
async function guide(request, pathname) {
  try {
    const answer = await fetch(request)
    if (answer.type === 'opaqueredirect' || answer.status === 404)
      await (await caches.open(shelf)).delete(pathname)
    return answer
  } catch (fault) {
    const kept = await (await caches.open(shelf)).match(pathname)
    if (kept) return kept
    throw fault
  }
}
