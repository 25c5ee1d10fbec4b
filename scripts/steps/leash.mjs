// Loaded into shop and admin before their own code. They run in sessions of their own, so that Ctrl-C reaches the start script alone
// and it can stop them in order; in exchange they must notice by themselves when that script is gone, even by SIGKILL.
import { isMainThread } from 'node:worker_threads'

const patienceMs = 10_000

if (isMainThread && process.connected !== undefined) {
  const leave = () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), patienceMs).unref()
  }
  // The script may be gone before this line is reached.
  if (process.connected) process.once('disconnect', leave)
  else leave()
  process.channel?.unref()
}
