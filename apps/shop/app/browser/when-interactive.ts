/** Runs `start` when the page is loaded and idle. Returns a function that cancels it. */
export function whenInteractive(start: () => void): () => void {
  let idle: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(start, { timeout: 2_000 })
    else timer = setTimeout(start, 200)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    window.removeEventListener('load', begin)
    if (idle !== undefined) cancelIdleCallback(idle)
    clearTimeout(timer)
  }
}
