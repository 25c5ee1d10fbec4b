// Loaded into shop and admin before their own code. They run in separate sessions, so that Ctrl-C reaches only the start script,
// which stops them in order. Therefore they must notice by themselves when that script is gone, even by SIGKILL.
import { isMainThread } from 'node:worker_threads'

const patienceMs = 10_000

if (isMainThread && process.connected !== undefined) {
  const leave = () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), patienceMs).unref()
  }
  // The script may have ended before this line runs.
  if (process.connected) process.once('disconnect', leave)
  else leave()
  process.channel?.unref()
}
