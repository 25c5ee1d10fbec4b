// A supervisor between the process that uses Postgres and Postgres itself. Its standard input is a pipe to that process. When the
// pipe closes, by stop(), by a crash or by SIGKILL, it shuts Postgres down, so that no server is left behind. It runs in a
// separate session, so that Ctrl-C in a terminal reaches the shop first and Postgres last.
import { spawn } from 'node:child_process'

const { binary, args, identity } = JSON.parse(process.argv[2] ?? '')
const forceAfterMs = 10_000

const server = spawn(binary, args, {
  ...identity,
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  stdio: ['ignore', 'inherit', 'inherit'],
})

server.on('error', (error) => {
  process.stderr.write(`FATAL:  ${error.message}\n`)
  process.exit(1)
})
server.on('exit', (code) => process.exit(code ?? 1))

process.stdin.on('end', stop).on('error', stop).resume()
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.on('SIGHUP', stop)

let isStopping = false
function stop() {
  if (isStopping) return
  isStopping = true
  // SIGINT is Postgres's fast shutdown: open transactions are rolled back, clients are informed, data is written.
  server.kill('SIGINT')
  setTimeout(() => server.kill('SIGQUIT'), forceAfterMs)
}
