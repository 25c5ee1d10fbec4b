/**
 * Calls `stop` once, at Ctrl-C, SIGTERM, a closed terminal, or when npm – our parent – is gone; `force` at the second Ctrl-C.
 * @param {{ stop: () => void, force: () => void }} reactions
 */
export function onShutdown({ stop, force }) {
  let isAsked = false
  const react = () => {
    if (isAsked) return
    isAsked = true
    stop()
  }
  process.on('SIGINT', () => (isAsked ? force() : react()))
  process.on('SIGTERM', react)
  process.on('SIGHUP', react)
  if (process.env.npm_lifecycle_event) {
    // npm may be killed without a chance to tell us; then the system gives us another parent.
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && react(), 1_000).unref()
  }
}
