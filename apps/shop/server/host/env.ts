import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { Env, PayuAccount } from '../request/env.ts'
import { isProduction, listOf, payuSettings, settingFaults } from './setting-rules.mjs'
import { trustedProxies } from './trusted-proxies.ts'

/** Something the person who starts the shop can put right; its message is the whole of what they need to read. */
export class StartFault extends Error {}

type Source = Readonly<Record<string, string | undefined>>

/** What the shop is told, checked by the rules that `npm start` has asked as well. */
export function readEnv(source: Source): Env {
  const needed = ['DATABASE_URL', 'CONTENT_SECRET', ...(isProduction(source) ? payuSettings : [])]
  const faults = settingFaults(source, needed)
  if (faults.length > 0) throw new StartFault(faults.join('\n'))
  const given = (name: string, fallback = '') => source[name] || fallback
  const orNull = (name: string) => source[name] || null
  const port = Number(given('PORT', '3000'))
  const siteUrl = withoutSlash(given('SITE_URL', `http://localhost:${port}`))
  return {
    mode: given('NODE_ENV', 'production') as Env['mode'],
    host: given('HOST', '127.0.0.1'),
    port,
    siteUrl,
    ownHosts: [...new Set([new URL(siteUrl).host, ...listOf(given('OWN_HOSTS').toLowerCase())])],
    databaseUrl: given('DATABASE_URL'),
    contentSecret: given('CONTENT_SECRET'),
    dataFolder: resolve(given('DATA_DIR', '.data')),
    cmsUrl: withoutSlash(given('CMS_URL', 'http://127.0.0.1:3001')),
    smtpUrl: orNull('SMTP_URL'),
    mailFrom: given('MAIL_FROM', 'Wojaż <kontakt@wojaz.example>'),
    contactMailTo: given('CONTACT_MAIL_TO', 'kontakt@wojaz.example'),
    payu: payuAccount(source),
    metricsToken: orNull('METRICS_TOKEN'),
    errorDsn: orNull('SENTRY_DSN'),
    mapStyleUrl: orNull('MAP_STYLE_URL'),
    trustProxy: trustedProxies(given('TRUST_PROXY', 'false')),
    uiGallery: ['true', '1'].includes(given('UI_GALLERY')),
    logLevel: given('LOG_LEVEL', 'info') as Env['logLevel'],
    rateLimitPerMinute: Number(given('RATE_LIMIT_PER_MINUTE', '600')),
    guestsPerAddress: Number(given('GUESTS_PER_ADDRESS', '15')),
    unpaidOrders: Number(given('UNPAID_ORDERS', '3')),
  }
}

/** Where nobody pays: its secrets are known to nobody, so that nothing it could say is believed. */
const noBank = () => ({
  ...{ url: 'http://127.0.0.1:3002', posId: '300746', clientId: '300746' },
  ...{ clientSecret: randomUUID(), secondKey: randomUUID() },
})

function payuAccount(source: Source): PayuAccount {
  const answerWithinMs = Number(source.PAYU_ANSWER_WITHIN_MS || '4500')
  const [url, posId, clientId, clientSecret, secondKey] = payuSettings.map((name) => source[name] ?? '')
  if (!url || !posId || !clientId || !clientSecret || !secondKey) return { ...noBank(), answerWithinMs }
  return { url: withoutSlash(url), posId, clientId, clientSecret, secondKey, answerWithinMs }
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
