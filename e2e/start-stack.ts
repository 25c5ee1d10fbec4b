import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDatabase, startPostgres } from '@wojaz/database'
import { freePort } from '@wojaz/database/testing'
import { openMailbox } from '@wojaz/post/testing'
import { keepAdmin } from '../scripts/steps/admin.mjs'
import { bankUrl, keepBank, localAccount } from '../scripts/steps/bank.mjs'
import { startProcess } from '../scripts/steps/processes.mjs'
import { inProject, root } from '../scripts/steps/project.mjs'
import { untilReady } from '../scripts/steps/ready.mjs'
import { seed } from '../scripts/steps/seed.mjs'
import { childEnvironment } from '../scripts/steps/settings.mjs'
import { openErrorReceiver } from './error-receiver.ts'
import { publishJourneyPages } from './journey-pages.ts'
import { openControl } from './stack-control.ts'

const admin = { email: 'redakcja@wojaz.example', password: 'Wojaz-e2e-haslo-1' }
const metricsToken = 'a-token-for-journeys-only'

/** The whole house for the journeys, in a folder of its own, on ports of its own. Ends with the run, however that ends. */
export default async function startStack() {
  /** How to take down what stands so far; what was put up last goes first. */
  const takeDown: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const step of takeDown.reverse()) await step()
  }
  try {
    await putUp(takeDown)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function putUp(takeDown: (() => Promise<void>)[]) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'wojaz-e2e-'))
  takeDown.push(async () => rmSync(dataFolder, { recursive: true, force: true }))
  // mkdtemp closes the folder to others, and Postgres of root is another (see packages/database).
  chmodSync(dataFolder, 0o711)
  // Logs outlive the run: they explain a journey that failed.
  const logs = inProject('test-results/logs')
  rmSync(logs, { recursive: true, force: true })
  mkdirSync(logs, { recursive: true })

  const postgres = await startPostgres({
    folder: path.join(dataFolder, 'postgres'),
    durable: false,
    log: () => {},
  })
  takeDown.push(() => postgres.stop())
  const mailbox = await openMailbox()
  takeDown.push(() => mailbox.close())
  const [port, cmsPort, bankPort] = [await freePort(), await freePort(), await freePort()]
  const siteUrl = `http://127.0.0.1:${port}`
  const databaseUrl = await ensureDatabase(postgres.url(), 'wojaz')
  const receiver = await openErrorReceiver()
  takeDown.push(() => receiver.close())
  const env: Record<string, string> = {
    ...childEnvironment({
      port,
      cmsPort,
      siteUrl,
      dataFolder,
      databaseUrl,
      host: '127.0.0.1',
      adminEmail: admin.email,
      contentSecret: 'a-secret-for-journeys-only-0123456789',
      nodeEnv: 'production',
      payu: localAccount(bankPort, { clientSecret: 'for-journeys-only', secondKey: 'for-journeys-only-too' }),
    }),
    ADMIN_PASSWORD: admin.password,
    // A small world: journeys need some of everything, not much of anything.
    DEMO_HOTELS: '60',
    UI_GALLERY: 'true',
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT_PER_MINUTE: '1000000',
    SENTRY_DSN: receiver.dsn,
    SMTP_URL: mailbox.url,
    CONTACT_MAIL_TO: 'biuro@wojaz.example',
    BANK_CONTROL: 'true',
    BANK_THINKS_SECONDS: '1',
  }
  await seed(env, () => {})

  const openAdmin = () =>
    keepAdmin({ command: 'start', port: cmsPort, env, logFile: `${logs}/cms.log`, say: () => {} })
  const openBank = () => keepBank({ port: bankPort, env, logFile: `${logs}/bank.log`, say: () => {} })
  const control = await openControl({ openAdmin, openBank, postgres, mailbox })
  takeDown.push(() => control.close())
  const args = [inProject('apps/shop/build/server/index.js')]
  const shop = startProcess({ args, cwd: root, env, logFile: `${logs}/shop.log` })
  takeDown.push(() => shop.stop(5_000))
  await Promise.all([
    untilReady({ name: 'shop', url: `${siteUrl}/health/ready`, process: shop, withinMs: 60_000 }),
    control.startAdmin(),
    control.startBank(),
  ])

  await publishJourneyPages({ siteUrl, ...admin })

  process.env.E2E_SITE_URL = siteUrl
  process.env.E2E_STACK = JSON.stringify({
    siteUrl,
    admin,
    metricsToken,
    databaseUrl,
    bankUrl: bankUrl(bankPort),
    controlUrl: control.url,
    receivedUrl: receiver.url,
  })
}
