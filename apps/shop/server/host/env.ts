import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSuppliers, type SupplierSettings } from '@wojaz/attractions/server'
import type { SealKey } from '@wojaz/database'
import { readChatHours } from '@wojaz/talks'
import type { Env } from '../request/env.ts'
import { bankAccounts, gatewayOrder } from './bank-accounts.ts'
import { neededAccount } from './partner-settings.mjs'
import { facebookAccount, googleAccount } from './provider-accounts.ts'
import { listOf } from './setting-checks.mjs'
import { isProduction, settingFaults } from './setting-rules.mjs'
import { StartFault } from './start-fault.ts'
import { trustedProxies } from './trusted-proxies.ts'

type Source = Readonly<Record<string, string | undefined>>

/** Reads and checks the settings by the same rules as `npm start`. */
export function readEnv(source: Source): Env {
  const needed = [
    'DATABASE_URL',
    'CONTENT_SECRET',
    ...(isProduction(source) ? ['DOCUMENT_KEYS', ...neededAccount(source)] : []),
  ]
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
    isDemo: source.DEMO === 'yes',
    ownHosts: [...new Set([new URL(siteUrl).host, ...listOf(given('OWN_HOSTS').toLowerCase())])],
    databaseUrl: given('DATABASE_URL'),
    statementMs: Number(given('STATEMENT_TIMEOUT_SECONDS', '4')) * 1000,
    contentSecret: given('CONTENT_SECRET'),
    documentKeys: documentKeys(source),
    dataFolder: resolve(given('DATA_DIR', '.data')),
    cmsUrl: withoutSlash(given('CMS_URL', 'http://127.0.0.1:3001')),
    smtpUrl: orNull('SMTP_URL'),
    mailFrom: given('MAIL_FROM', 'Wojaż <kontakt@wojaz.example>'),
    contactMailTo: given('CONTACT_MAIL_TO', 'kontakt@wojaz.example'),
    ...bankAccounts(source),
    gatewayOrder: gatewayOrder(source),
    leastPayment: Number(given('PAYMENT_MINIMUM', '100')) * 100,
    secondPersonAbove: Number(given('SECOND_PERSON_ABOVE', '500')) * 100,
    google: googleAccount(source),
    facebook: facebookAccount(source),
    octoSuppliers: octoSuppliers(source),
    metricsToken: orNull('METRICS_TOKEN'),
    errorDsn: orNull('SENTRY_DSN'),
    pictureSources: listOf(given('PICTURE_SOURCES')).map(moduleName),
    mapStyleUrl: orNull('MAP_STYLE_URL'),
    trustProxy: trustedProxies(given('TRUST_PROXY', 'false')),
    uiGallery: ['true', '1'].includes(given('UI_GALLERY')),
    logLevel: given('LOG_LEVEL', 'info') as Env['logLevel'],
    rateLimitPerMinute: Number(given('RATE_LIMIT_PER_MINUTE', '600')),
    guestsPerAddress: Number(given('GUESTS_PER_ADDRESS', '15')),
    workers: Number(given('WORKERS', '1')),
    unpaidOrders: Number(given('UNPAID_ORDERS', '3')),
    chatHours: readChatHours(given('CHAT_HOURS', '1-5 09:00-20:00,6-7 10:00-18:00')) ?? [],
    phoneHours: readChatHours(given('PHONE_HOURS', '1-5 09:00-17:00')) ?? [],
  }
}

/** In development a key is derived from the other secret. */
function documentKeys({ DOCUMENT_KEYS, CONTENT_SECRET = '' }: Source): SealKey[] {
  if (!DOCUMENT_KEYS)
    return [{ id: 'work', key: createHash('sha256').update(`documents:${CONTENT_SECRET}`).digest() }]
  return listOf(DOCUMENT_KEYS).map((text) => {
    const [id = '', digits = ''] = text.split(':')
    return { id, key: Buffer.from(digits, 'hex') }
  })
}

function octoSuppliers({ OCTO_SUPPLIERS = '' }: Source): readonly SupplierSettings[] {
  if (OCTO_SUPPLIERS === 'none') return []
  const suppliers = readSuppliers(OCTO_SUPPLIERS)
  if (suppliers.ok) return suppliers.value
  const faults = suppliers.refusal.map(({ code, entry }) => `${code} (${entry})`)
  throw new StartFault(`OCTO_SUPPLIERS cannot be used: ${faults.join(', ')}`)
}

/** Files are named by path, packages by name. */
function moduleName(text: string): string {
  return /^[./]/.test(text) ? pathToFileURL(text).href : text
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
