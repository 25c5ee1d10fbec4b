/**
 * Calls `stop` once: at Ctrl-C, SIGTERM, a closed terminal, or when the parent npm has ended. Calls `force` at the second Ctrl-C.
 * @param {{ stop: () => void, force: () => void }} reactions
 */
export function onShutdown({ stop, force }) {
  let isAsked = false
  const react = () => {
    if (isAsked) return
    isAsked = true
    stop()
  }
  const isRunByNpm = Boolean(process.env.npm_lifecycle_event)
  // Under npm one Ctrl-C arrives twice: from the terminal, and forwarded by npm.
  const signalsOfOnePress = isRunByNpm ? 2 : 1
  let signals = 0
  process.on('SIGINT', () => {
    signals++
    if (signals > signalsOfOnePress) force()
    else react()
  })
  process.on('SIGTERM', react)
  process.on('SIGHUP', react)
  if (isRunByNpm) {
    // If npm is killed, it cannot signal us; then the system assigns another parent.
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && react(), 1_000).unref()
  }
}
