import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as build from 'virtual:react-router/server-build'
import { renderPages } from '../pages/render-pages.ts'
import { usualQuestion } from '../showcase/wish.ts'
import { buildApp } from './app.ts'
import { readEnv, StartFault } from './env.ts'
import { lateSettings } from './late-settings.ts'
import { openServices } from './open-services.ts'
import { watchProcess } from './process-faults.ts'
import { closeGracefully } from './shutdown.ts'

const shutdownLimit = 10_000

try {
  await start()
} catch (error) {
  console.error(startFault(error))
  process.exit(1)
}

async function start() {
  const env = readEnv(await lateSettings(process))
  const services = await openServices(env)
  const app = await buildApp(services, {
    render: renderPages(build, 'production'),
    // Relative to the bundle that contains this file, not to the working directory.
    clientFolder: join(dirname(fileURLToPath(import.meta.url)), '../client'),
  })

  let stopping = false
  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return
    stopping = true
    services.log.info({ reason }, 'stopping')
    const outcome = await closeGracefully(app, shutdownLimit)
    await services.close()
    services.log.info({ outcome }, 'stopped')
    process.exit(exitCode)
  }
  process.on('SIGTERM', (signal) => stop(signal, 0))
  process.on('SIGINT', (signal) => stop(signal, 0))
  watchProcess(process, { ...services, leave: () => stop('uncaught failure', 1) })

  await app.listen({ host: env.host, port: env.port })
  services.mail.start()
  services.account.start()
  services.priceAlerts.start()
  services.talks.start()
  services.seats.start()
  services.booking.start()
  services.travellerData.start()
  services.myData.start()
  services.uploads.start()
  services.complaints.start()
  services.attractions.start()
  services.attractionSale.start()
  services.mapStyles.start()
  services.content.stayReady()
  services.offers.keepWeeks(usualQuestion)
  // Prepares the prices of all places, so that the first guest does not wait for them.
  services.showcase.fromPrices().catch((error) => services.log.warn({ err: error }, 'no prices prepared'))
}

function startFault(error: unknown): string {
  if (error instanceof StartFault) return error.message
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the other program or set PORT.`
  if (code === 'EACCES') return `No permission: ${message}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
