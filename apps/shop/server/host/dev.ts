import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openMailbox } from '@wojaz/mail/mailbox'
import type { FastifyInstance } from 'fastify'
import { createServer as createVite } from 'vite'
import type * as Pages from '../pages/render-pages.ts'
import type { Services } from '../request/services.ts'
import type * as Application from './app.ts'
import { readEnv, StartFault } from './env.ts'
import { lateSettings } from './late-settings.ts'
import type * as Composition from './open-services.ts'

/**
 * The development server. Vite hot-reloads the pages and also loads the server's modules, so that a change takes effect with the
 * next request. Services of an older module are closed first.
 */
try {
  await start()
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error)
  process.exit(1)
}

async function start() {
  const settings = readEnv(await lateSettings(process))
  // Emails go through a real SMTP server in development too; `/_mail` shows them.
  const mailbox = settings.smtpUrl ? null : await openMailbox(join(settings.dataFolder, 'mail'))
  const smtpUrl = mailbox?.url ?? settings.smtpUrl
  const env = { ...settings, smtpUrl, mode: 'development' as const, uiGallery: true }
  // A separate port: Fastify's proxy for the admin's hot reload handles web sockets on the shop's port.
  const hmrPort = env.port + 20_000 > 65_535 ? env.port - 20_000 : env.port + 20_000
  const vite = await createVite({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hmrPort } },
  })
  // Works with any host name: localhost, 127.0.0.1, or the machine's address on the local network.
  const hotReload = `ws://*:${hmrPort}`

  let composition: { made: typeof Composition; services: Services } | null = null
  let application: { made: typeof Application; app: FastifyInstance } | null = null

  const pagesBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<never>

  async function currentServices() {
    const made = (await vite.ssrLoadModule('/server/host/open-services.ts')) as typeof Composition
    if (composition?.made === made) return composition.services
    await composition?.services.close()
    composition = { made, services: await made.openServices(env) }
    composition.services.mail.start()
    composition.services.priceAlerts.start()
    composition.services.talks.start()
    composition.services.seats.start()
    composition.services.booking.start()
    composition.services.travellerData.start()
    composition.services.myData.start()
    composition.services.attractions.start()
    composition.services.attractionSale.start()
    application = null
    return composition.services
  }

  async function currentApp() {
    const services = await currentServices()
    const made = (await vite.ssrLoadModule('/server/host/app.ts')) as typeof Application
    if (application?.made === made) return application.app
    const { renderPages } = (await vite.ssrLoadModule('/server/pages/render-pages.ts')) as typeof Pages
    const render = renderPages(pagesBuild, 'development')
    const app = await made.buildApp(services, { render, clientFolder: null, hotReload })
    await app.ready()
    application = { made, app }
    return app
  }

  // One at a time: two requests after a change must not open the services twice.
  let settled: Promise<unknown> = Promise.resolve()
  const latest = () => {
    const next = settled.then(currentApp)
    settled = next.catch(() => {})
    return next
  }

  await latest()
  // Loads all pages before the first request, because that may take longer than the time limit of one page.
  await pagesBuild()
  const server = createServer((request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        ;(await latest()).routing(request, response)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).stack)
      }
    })
  })
  server.listen(env.port, env.host, () => console.log(`Wojaż with hot reload: ${env.siteUrl}`))

  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await vite.close()
    await composition?.services.close()
    await mailbox?.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
