import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openFacebook, openIdentityProvider } from '@wojaz/account/testing'
import { openDatabase } from '@wojaz/database'
import { openMailbox } from '@wojaz/mail/testing'
import { inProject, root } from '../scripts/steps/project.mjs'
import { openErrorReceiver } from './error-receiver.ts'
import { publishJourneyPages } from './journey-pages.ts'
import { answersAt, type Outage, outageOf } from './outages.ts'
import { openOwnPorts } from './own-ports.ts'
import { runStack } from './run-stack.ts'
import { openControl } from './stack-control.ts'

const admin = { email: 'redakcja@wojaz.example', password: 'Wojaz-e2e-haslo-1' }
const metricsToken = 'a-token-for-journeys-only'
// If root runs the tests, the first start uses a user without any rights; root then takes over its data.
const nobody = { uid: 65_534, gid: 65_534 }
const isForNobody =
  process.getuid?.() === 0 && spawnSync('test', ['-r', `${root}/package.json`], nobody).status === 0

/**
 * One `npm start` for all journeys, with a separate folder and ports. It is also the first start that start.smoke.spec.ts checks.
 * It is stopped at the end of the run in any case.
 */
export default async function startStack() {
  /** Cleanup of everything started so far, in reverse order. */
  const takeDown: (() => Promise<unknown>)[] = []
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

async function putUp(takeDown: (() => Promise<unknown>)[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wojaz-e2e-'))
  takeDown.push(async () => rmSync(folder, { recursive: true, force: true }))
  // mkdtemp makes the folder private, but Postgres started by root runs as another user (see packages/database).
  chmodSync(folder, 0o711)
  const home = path.join(folder, 'home')
  mkdirSync(home)
  if (isForNobody) chownSync(home, nobody.uid, nobody.gid)
  const dataFolder = path.join(home, 'data')

  const mailbox = await openMailbox()
  takeDown.push(() => mailbox.close())
  const receiver = await openErrorReceiver()
  takeDown.push(() => receiver.close())
  const { ports, release } = await openOwnPorts()
  takeDown.push(release)
  // A host name: passkeys need one and do not work with an IP address.
  const siteUrl = `http://localhost:${ports.port}`
  const google = await openIdentityProvider({
    redirectUris: [`${siteUrl}/api/www/api/v5/mytui/oauth/google/callback`],
  })
  takeDown.push(() => google.close())
  const facebook = await openFacebook()
  takeDown.push(() => facebook.close())
  // A new person each time, without an email address.
  facebook.isNow(() => ({ id: String(randomInt(1e12)), first_name: 'Ola', last_name: 'Nowak' }))
  const settings = {
    SITE_URL: siteUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // A small demo: journeys need some of everything, not much of anything.
    DEMO_HOTELS: '60',
    UI_GALLERY: 'true',
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT_PER_MINUTE: '1000000',
    UNPAID_ORDERS: '1000',
    GUESTS_PER_ADDRESS: '100000',
    // No journey is about a slow machine, and the one they run on may be.
    STATEMENT_TIMEOUT_SECONDS: '60',
    SENTRY_DSN: receiver.dsn,
    SMTP_URL: mailbox.url,
    FACEBOOK_APP_ID: facebook.clientId,
    FACEBOOK_APP_SECRET: facebook.clientSecret,
    FACEBOOK_DIALOG_URL: facebook.url,
    FACEBOOK_GRAPH_URL: facebook.url,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    CHAT_HOURS: '1-7 00:00-24:00',
    CONTACT_MAIL_TO: 'biuro@wojaz.example',
    BANK_THINKS_SECONDS: '0',
    WORKERS: '1',
  }
  const stack = runStack('start', {
    dataFolder,
    ...ports,
    home,
    settings,
    user: isForNobody ? nobody : undefined,
  })
  const outages: Record<string, Outage> = {}
  takeDown.push(async () => {
    // A journey that failed during an outage has left the stack frozen.
    for (const outage of Object.values(outages)) outage.forget()
    await stack.end()
    // Logs are copied, because they explain failed journeys.
    rmSync(inProject('test-results/logs'), { recursive: true, force: true })
    cpSync(path.join(dataFolder, 'logs'), inProject('test-results/logs'), { recursive: true })
  })
  const { bankPort, cmsPort, supplierPort } = ports
  await stack.says('Ready.')
  await untilMirrored(siteUrl)
  const databaseUrl = databaseUrlIn(dataFolder)
  Object.assign(outages, {
    admin: outageOf({
      dataFolder,
      command: /next-server|next\/dist\/bin\/next/,
      port: cmsPort,
      signal: 'SIGKILL',
      works: answersAt(`${siteUrl}/admin/login`),
    }),
    bank: outageOf({
      dataFolder,
      command: /apps\/bank\/src\/main\.ts/,
      port: bankPort,
      signal: 'SIGKILL',
      works: answersAt(`http://127.0.0.1:${bankPort}/health`),
    }),
    supplier: outageOf({
      dataFolder,
      command: /apps\/supplier\/src\/main\.ts/,
      port: supplierPort,
      signal: 'SIGKILL',
      works: answersAt(`http://127.0.0.1:${supplierPort}/health`),
    }),
    postgres: outageOf({
      dataFolder,
      command: /bin\/postgres -D /,
      port: Number(new URL(databaseUrl).port),
      signal: 'SIGINT',
      works: () => isReachable(databaseUrl),
    }),
  })
  const control = await openControl({
    stack,
    dataFolder,
    mailbox,
    outages,
    async runRounds() {
      const headers = { authorization: `Bearer ${metricsToken}` }
      const { ok, status } = await fetch(`${siteUrl}/metrics/polling-loops`, { method: 'POST', headers })
      if (!ok) throw new Error(`The polling loops answer ${status}.`)
    },
  })
  takeDown.push(() => control.close())

  await publishJourneyPages({ siteUrl, ...admin })

  process.env.E2E_SITE_URL = siteUrl
  process.env.E2E_STACK = JSON.stringify({
    siteUrl,
    admin,
    metricsToken,
    databaseUrl,
    dataFolder,
    home,
    ports,
    settings,
    bankUrl: `http://127.0.0.1:${bankPort}`,
    supplierUrl: `http://127.0.0.1:${supplierPort}`,
    controlUrl: control.url,
    receivedUrl: receiver.url,
  })
}

/** The supplier starts after the shop, which imports its products soon after that. */
async function untilMirrored(siteUrl: string): Promise<void> {
  for (let looks = 0; looks < 120; looks++) {
    const map = await (await fetch(`${siteUrl}/sitemap/attractions.xml`)).text()
    if ((map.match(/<loc>/g) ?? []).length > 1_000) return
    await pause(1_000)
  }
  throw new Error('The shop has not taken over what its supplier sells.')
}

function databaseUrlIn(dataFolder: string): string {
  const { password, port } = JSON.parse(readFileSync(path.join(dataFolder, 'postgres/server.json'), 'utf8'))
  return `postgres://wojaz:${password}@127.0.0.1:${port}/wojaz`
}

async function isReachable(url: string): Promise<boolean> {
  const database = openDatabase({ url, applicationName: 'journeys', onError() {} })
  try {
    return await database.isReachable()
  } finally {
    await database.close()
  }
}
