import { buildSupplier, listensAt } from './app.ts'
import { keepBusy } from './keep-busy.ts'
import { readSettings, type SupplierSettings } from './settings.ts'

try {
  await start(readSettings(process.env))
} catch (error) {
  process.stderr.write(`${startFault(error)}\n`)
  process.exit(1)
}

async function start(settings: SupplierSettings) {
  const clock = () => new Date(Date.now() + settings.aheadMs)
  const { app, supplier } = await buildSupplier(settings, clock)
  await app.listen({ host: settings.host, port: settings.port })
  const stopWork = keepBusy(supplier, clock)
  process.stdout.write(`The supplier listens at ${listensAt(app)}\n`)

  const stop = async () => {
    stopWork()
    await app.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function startFault(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE'
    ? `Port ${port} is taken: stop the other program or set SUPPLIER_PORT.`
    : (message ?? String(error))
}
