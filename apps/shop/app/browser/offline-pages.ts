/** Where pages are kept for reading without the internet; `offline-pages-worker.js` reads from it. Guests' browsers know it by this name. */
const shelf = 'kept-pages'
const worker = '/offline-pages-worker.js'
/** Under this name it is at work in browsers that have not kept a page since. */
const formerWorker = '/kept-pages-worker.js'
/** An instant, in a file's header: from then on nobody needs it. Without it a page stays until it is forgotten. */
const untilHeader = 'x-kept-until'

export interface OfflinePage {
  /** The page that is to open without the internet. */
  page: string
  /** The same as one file that fetches nothing. */
  file: string
  /** The folder of addresses that the worker answers for. */
  scope: string
}

/** True: the page opens from now on without the internet, too, in this browser. */
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
    // A private window may keep nothing: the file to take along is there all the same.
    return false
  }
}

/** What is no longer so is not read without the internet, either. */
export async function forgetPage(page: string): Promise<void> {
  if (!canKeep()) return
  try {
    if (await caches.has(shelf)) await (await caches.open(shelf)).delete(page)
  } catch {
    // Nothing could be kept here, either.
  }
}

/** Whoever comes next to this browser finds nothing of where somebody travels. */
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
    // Nothing could be kept here, either.
  }
}

const canKeep = () => 'serviceWorker' in navigator && 'caches' in window

/** Not the browser's own `ready`: that waits for ever where the guest came from a page outside the scope. */
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
