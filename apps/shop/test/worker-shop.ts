// As much of the shop as workers share, in processes of their own: the real primary, and workers with the shop's rate limit, the engine's turns and
// its way to stop. Without pages, content and a database, so that they start within a second.
import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { Counter, Registry } from 'prom-client'
import { engineTurns } from '../server/engine-turns/engine-turns.ts'
import { createLog } from '../server/host/log.ts'
import { stopInOrder } from '../server/host/stop-in-order.ts'
import { rateStore } from '../server/host/workers/rate-store.ts'
import { runPrimary } from '../server/host/workers/run-primary.ts'
import { openWorkerLink } from '../server/host/workers/worker-link.ts'
import { handleErrors } from '../server/plugins/handle-errors.ts'
import { limitRates } from '../server/plugins/rate-limit.ts'
import { askedBy } from '../server/request/asker.ts'

const { PORT, WORKERS, WORKER_NUMBER, FAILS_WHILE = '' } = process.env

if (cluster.isPrimary) {
  await runPrimary(Number(WORKERS)).catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
} else await work()

async function work() {
  if (existsSync(FAILS_WHILE)) process.exit(1)
  const link = openWorkerLink(process)
  const registry = new Registry()
  const pages = new Counter({ name: 'pages_total', help: 'Pages', registers: [registry] })
  link.tellMetrics(() => registry.getMetricsAsJSON())
  let stopwatch = 0
  const admit = engineTurns({ guestsPerAddress: 15, stopwatch: () => stopwatch, desk: link.desk })

  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  handleErrors(app, { errorHappened: async () => {} })
  await limitRates(app, { perMinute: 30, ownerOfDevice: () => null, store: rateStore(link) })
  // Addresses under /health are not counted.
  app.get('/health/who', async () => {
    await pause(5)
    return { pid: process.pid, worker: Number(WORKER_NUMBER) }
  })
  app.get('/health/slow', async () => {
    console.log('slow page begun')
    await pause(500)
    return { pid: process.pid }
  })
  app.get('/health/metrics', () => link.allMetrics())
  app.get('/limited', async () => {
    pages.inc()
    return { pid: process.pid }
  })
  // Costs the household forty seconds of the engine's time.
  app.get('/health/search', ({ ip }) =>
    askedBy({ household: ip, refusal: null }, () =>
      admit(async () => {
        stopwatch += 40_000
        return { pid: process.pid }
      }),
    ),
  )
  stopInOrder({
    app,
    log: createLog('info', undefined, { worker: Number(WORKER_NUMBER) }),
    close: async () => {},
    link,
    sendOnMs: 300,
  })
  await app.listen({ host: '127.0.0.1', port: Number(PORT) })
}
