/** Where guides to places are kept for reading without the internet; `guide-worker.js` reads from it by the same name. */
const shelf = 'guides'
const worker = '/guide-worker.js'

interface Guide {
  /** The page that is to open without the internet. */
  page: string
  /** The same guide as one file, with nothing of the guest in it. */
  file: string
  /** The folder of addresses that the worker answers for. */
  scope: string
}

/** True: the page opens from now on without the internet, too, in this browser. */
export async function keepGuide({ page, file, scope }: Guide): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false
  try {
    const answer = await fetch(file)
    if (!answer.ok || answer.redirected) return false
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    }
    const guides = await caches.open(shelf)
    await guides.put(page, new Response(await answer.text(), { headers }))
    await navigator.serviceWorker.register(worker, { scope })
    await navigator.serviceWorker.ready
    return true
  } catch {
    // A private window may keep nothing: the file to take along is there all the same.
    return false
  }
}

/** Whoever comes next to this browser finds nothing of where somebody travels. */
export async function forgetGuides(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  try {
    await caches.delete(shelf)
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(
      workers
        .filter(({ active }) => active?.scriptURL.endsWith(worker))
        .map((registration) => registration.unregister()),
    )
  } catch {
    // Nothing could be kept here, either.
  }
}
