/** The name of the cache for pages that open offline, also in `offline-pages-worker.js`. Browsers of guests already have it. */
const shelf = 'kept-pages'
const worker = '/offline-pages-worker.js'
/** The former name of the worker: browsers that have not stored a page since still run it. */
const formerWorker = '/kept-pages-worker.js'
/** A response header with an instant: from then on the page may be deleted. Without it the page stays until `forgetPage`. */
const untilHeader = 'x-kept-until'

export interface OfflinePage {
  /** The page that shall open offline. */
  page: string
  /** The same page as one file without subresources. */
  file: string
  /** The scope of the service worker. */
  scope: string
}

/** Returns true if the page now opens offline in this browser. */
export async function keepPage({ page, file, scope }: OfflinePage): Promise<boolean> {
  if (!canKeep()) return false
  try {
    const pages = await caches.open(shelf)
    await dropWhatIsOver(pages)
    const answer = await fetch(file)
    if (!answer.ok || answer.redirected) {
      await pages.delete(page)
      return false
    }
    const until = answer.headers.get(untilHeader)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      ...(until && { [untilHeader]: until }),
    }
    await pages.put(page, new Response(await answer.text(), { headers }))
    await atWork(await navigator.serviceWorker.register(worker, { scope }))
    return true
  } catch {
    // A private window may refuse the cache. The guest can still download the file.
    return false
  }
}

/** Deletes a page whose content is out of date. */
export async function forgetPage(page: string): Promise<void> {
  if (!canKeep()) return
  try {
    if (await caches.has(shelf)) await (await caches.open(shelf)).delete(page)
  } catch {
    // If the cache is refused, nothing was stored either.
  }
}

/** Deletes all pages, so that the next user of this browser cannot see where somebody travels. */
export async function forgetPages(): Promise<void> {
  if (!canKeep()) return
  try {
    await caches.delete(shelf)
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(
      workers
        .filter(({ active }) => [worker, formerWorker].some((name) => active?.scriptURL.endsWith(name)))
        .map((registration) => registration.unregister()),
    )
  } catch {
    // If the cache is refused, nothing was stored either.
  }
}

const canKeep = () => 'serviceWorker' in navigator && 'caches' in window

/** Not `navigator.serviceWorker.ready`: it never resolves if the guest came from a page outside the scope. */
function atWork({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const next = active ?? waiting ?? installing
  return new Promise((resolve, reject) => {
    const look = () => {
      if (next?.state === 'activated') resolve()
      if (next?.state === 'redundant') reject(new Error('another worker took its place'))
    }
    next?.addEventListener('statechange', look)
    look()
  })
}

async function dropWhatIsOver(pages: Cache): Promise<void> {
  for (const request of await pages.keys()) {
    const until = (await pages.match(request))?.headers.get(untilHeader)
    if (until && Date.parse(until) <= Date.now()) await pages.delete(request)
  }
}
