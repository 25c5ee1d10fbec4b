// Stands between the process that wants Postgres and Postgres itself. Its standard input is a rope: when the other end
// lets go – by stop(), by a crash, even by SIGKILL – Postgres is shut down, so that no server is ever left behind.
// It lives in a session of its own, so that Ctrl-C in a terminal reaches the shop first and Postgres last.
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
  // SIGINT is Postgres's fast shutdown: open transactions are rolled back, clients are told, data is written.
  server.kill('SIGINT')
  setTimeout(() => server.kill('SIGQUIT'), forceAfterMs)
}
