import { settingFaults } from '../../apps/shop/server/host/setting-rules.mjs'
import { Refusal } from './refusal.mjs'

/**
 * Reads the environment variables; everything has a default. It runs first, so that all typing errors
 * are reported in the first second.
 * @param {NodeJS.ProcessEnv} env
 * @param {'production' | 'development'} nodeEnv as set for shop, admin and bank
 */
export function readSettings(env, nodeEnv) {
  const faults = settingFaults({ ...env, NODE_ENV: nodeEnv })
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
  const port = Number(env.PORT || 3000)
  const cmsPort = Number(env.CMS_PORT || 3001)
  if (port === cmsPort) {
    throw new Refusal(
      `Shop and admin cannot share port ${port}: start again with CMS_PORT=${port === 3001 ? 3002 : 3001} npm start.`,
    )
  }
  const bankPort = Number(env.BANK_PORT || 3002)
  const supplierPort = Number(env.SUPPLIER_PORT || 3003)
  const free = [3002, 3003, 3004, 3005, 3006].find(
    (one) => ![port, cmsPort, bankPort, supplierPort].includes(one),
  )
  if (bankPort === port || bankPort === cmsPort) {
    throw new Refusal(
      `The bank cannot share port ${bankPort} with shop or admin: start again with BANK_PORT=${free} npm start.`,
    )
  }
  if (!env.OCTO_SUPPLIERS && [port, cmsPort, bankPort].includes(supplierPort)) {
    throw new Refusal(
      `The supplier cannot share port ${supplierPort} with shop, admin or bank: start again with SUPPLIER_PORT=${free} npm start.`,
    )
  }
  const siteUrl = env.SITE_URL || `http://localhost:${port}`
  return {
    port,
    cmsPort,
    bankPort,
    supplierPort,
    /** Null: the supplier beside the shop. */
    octoSuppliers: env.OCTO_SUPPLIERS || null,
    payu: payuAccount(env),
    p24: p24Account(env),
    siteUrl,
    isDemo: env.DEMO === 'yes',
    host: env.HOST || '127.0.0.1',
    adminEmail: env.ADMIN_EMAIL || 'redakcja@wojaz.example',
    staffEmail: env.STAFF_EMAIL || 'kierownik@wojaz.example',
  }
}

/**
 * @typedef {{ url: string, posId: string, clientId: string, clientSecret: string, secondKey: string }} PayuAccount
 */

/**
 * @typedef {{ url: string, merchantId: string, posId: string, apiKey: string, crc: string }} P24Account
 */

/** An account at Przelewy24; null: none. @param {NodeJS.ProcessEnv} env @returns {P24Account | null} */
function p24Account(env) {
  if (!env.P24_URL) return null
  const { P24_MERCHANT_ID: merchantId = '', P24_POS_ID: posId = '' } = env
  const { P24_API_KEY: apiKey = '', P24_CRC: crc = '' } = env
  return { url: env.P24_URL, merchantId, posId, apiKey, crc }
}

/** An account at PayU; null: none. Without any account the local bank is used. @param {NodeJS.ProcessEnv} env @returns {PayuAccount | null} */
function payuAccount(env) {
  if (!env.PAYU_URL) return null
  const { PAYU_POS_ID: posId = '', PAYU_CLIENT_ID: clientId = '' } = env
  const { PAYU_CLIENT_SECRET: clientSecret = '', PAYU_SECOND_KEY: secondKey = '' } = env
  return { url: env.PAYU_URL, posId, clientId, clientSecret, secondKey }
}

/**
 * Where the shop's emails go, as text for the terminal, without the password.
 * @param {Record<string, string | undefined>} env @param {string} dataFolder @param {string | null} mailPage the URL of the mailbox page in development
 */
export function mailDestination(env, dataFolder, mailPage = null) {
  if (!env.SMTP_URL && mailPage) return `a mailbox of its own: ${mailPage}`
  if (!env.SMTP_URL) return `files in ${dataFolder}/mail (set SMTP_URL to send them)`
  return URL.canParse(env.SMTP_URL) ? `through ${new URL(env.SMTP_URL).host}` : 'through SMTP_URL'
}

/**
 * Where the map's tiles come from, as text for the terminal, without a key that may be in the URL.
 * @param {Record<string, string | undefined>} env @param {string} dataFolder
 */
export function mapOrigin(env, dataFolder) {
  if (!env.MAP_STYLE_URL) return 'our own (set MAP_STYLE_URL for a tile service)'
  const host = URL.canParse(env.MAP_STYLE_URL) ? new URL(env.MAP_STYLE_URL).host : 'MAP_STYLE_URL'
  return `${host}; should it not be drawn, ${dataFolder}/logs says why`
}

/**
 * The environment of shop, admin, bank, supplier and seed.
 * @param {Omit<ReturnType<typeof readSettings>, 'bankPort' | 'supplierPort'> & { dataFolder: string, databaseUrl: string, contentSecret: string, documentKeys: string, pictureSources: string, nodeEnv: string }} facts
 * @returns {Record<string, string>}
 */
export function childEnvironment(facts) {
  return {
    NODE_ENV: facts.nodeEnv,
    PORT: String(facts.port),
    HOST: facts.host,
    SITE_URL: facts.siteUrl,
    ...(facts.isDemo && { DEMO: 'yes' }),
    CMS_PORT: String(facts.cmsPort),
    CMS_URL: `http://127.0.0.1:${facts.cmsPort}`,
    DATABASE_URL: facts.databaseUrl,
    CONTENT_SECRET: facts.contentSecret,
    DOCUMENT_KEYS: facts.documentKeys,
    DATA_DIR: facts.dataFolder,
    PICTURE_SOURCES: facts.pictureSources,
    ADMIN_EMAIL: facts.adminEmail,
    STAFF_EMAIL: facts.staffEmail,
    ...(facts.payu && {
      PAYU_URL: facts.payu.url,
      PAYU_POS_ID: facts.payu.posId,
      PAYU_CLIENT_ID: facts.payu.clientId,
      PAYU_CLIENT_SECRET: facts.payu.clientSecret,
      PAYU_SECOND_KEY: facts.payu.secondKey,
    }),
    ...(facts.p24 && {
      P24_URL: facts.p24.url,
      P24_MERCHANT_ID: facts.p24.merchantId,
      P24_POS_ID: facts.p24.posId,
      P24_API_KEY: facts.p24.apiKey,
      P24_CRC: facts.p24.crc,
    }),
    ...(facts.octoSuppliers && { OCTO_SUPPLIERS: facts.octoSuppliers }),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
