// The shop's accounts at partners: payment gateways, login providers and attraction suppliers. Uses only plain Node.
import { anything, closedAddress, listOf, webAddress, wholeNumber } from './setting-checks.mjs'

/** A complete account at PayU. */
export const payuSettings = /** @type {const} */ ([
  'PAYU_URL',
  'PAYU_POS_ID',
  'PAYU_CLIENT_ID',
  'PAYU_CLIENT_SECRET',
  'PAYU_SECOND_KEY',
])

/** A complete account at Przelewy24. */
export const p24Settings = /** @type {const} */ ([
  'P24_URL',
  'P24_MERCHANT_ID',
  'P24_POS_ID',
  'P24_API_KEY',
  'P24_CRC',
])

/**
 * The settings of the required payment account: PayU, unless Przelewy24 is configured.
 * @param {Record<string, string | undefined>} env
 * @returns {readonly string[]}
 */
export function neededAccount(env) {
  return p24Settings.some((name) => env[name]) ? p24Settings : payuSettings
}

/** The accounts at Google and at Facebook. */
const googleSettings = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']
const facebookSettings = ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']
/** Groups of settings that are set together or not at all. */
export const partnerGroups = [payuSettings, p24Settings, googleSettings, facebookSettings]

const ofPayu =
  'set all of PAYU_* or none, and all of them in production unless there is an account at Przelewy24'
const ofP24 = 'set all of P24_* or none'
const gatewayNames = ['payu', 'p24']
/** A name, a URL and a token of at least 16 characters; read by `readSuppliers` in packages/attractions. */
const octoSupplier = /^[a-z\d][a-z\d-]{0,29}\s+(\S+)\s+\S{16,}$/
/** @param {string} text */
function isOctoSupplier(text) {
  const [, address] = octoSupplier.exec(text) ?? []
  return address !== undefined && webAddress(address)
}

/** @type {Record<string, import('./setting-checks.mjs').SettingRule>} */
export const partnerRules = {
  PAYU_URL: {
    accepts: webAddress,
    remedy: `must be https://secure.payu.com, the address of its sandbox or that of the bank beside the shop: ${ofPayu}`,
  },
  PAYU_POS_ID: { accepts: anything, remedy: `must be the point of sale at PayU: ${ofPayu}` },
  PAYU_CLIENT_ID: {
    accepts: anything,
    remedy: `must be the OAuth client_id of the point of sale: ${ofPayu}`,
  },
  PAYU_CLIENT_SECRET: {
    accepts: anything,
    remedy: `must be the OAuth client_secret of the point of sale: ${ofPayu}`,
    secretOf: 16,
  },
  PAYU_SECOND_KEY: {
    accepts: anything,
    remedy: `must be the second key of the point of sale (MD5), which proves that a notification is PayU’s: ${ofPayu}`,
    secretOf: 16,
  },
  P24_URL: {
    accepts: webAddress,
    remedy: `must be https://secure.przelewy24.pl, https://sandbox.przelewy24.pl or the address of the bank beside the shop: ${ofP24}`,
  },
  P24_MERCHANT_ID: {
    accepts: wholeNumber(1),
    remedy: `must be the number of the shop at Przelewy24: ${ofP24}`,
  },
  P24_POS_ID: {
    accepts: wholeNumber(1),
    remedy: `must be the point of sale at Przelewy24, usually the number of the shop: ${ofP24}`,
  },
  P24_API_KEY: {
    accepts: anything,
    remedy: `must be the key to reports at Przelewy24, which opens its calls: ${ofP24}`,
    secretOf: 16,
  },
  P24_CRC: {
    accepts: anything,
    remedy: `must be the CRC key at Przelewy24, which proves who speaks: ${ofP24}`,
    secretOf: 16,
  },
  PAYMENT_GATEWAYS: {
    accepts: (text) => listOf(text).length > 0 && listOf(text).every((name) => gatewayNames.includes(name)),
    remedy: 'must be payu and p24 in the order in which they are asked, separated by commas',
  },
  PAYMENT_MINIMUM: {
    accepts: wholeNumber(1, 10_000),
    remedy: 'must be the least that is paid at once of a trip, a whole number of złoty between 1 and 10000',
  },
  OCTO_SUPPLIERS: {
    accepts: (text) => text === 'none' || listOf(text).every(isOctoSupplier),
    remedy:
      'must be suppliers of attractions, by commas: each a name, an address and a token of at least 16 characters, for instance alps https://octo.alps.example 5b1f8c0e7a94d263, or none',
  },
  PAYU_ANSWER_WITHIN_MS: {
    accepts: wholeNumber(100, 4_500),
    remedy:
      'must be a whole number of milliseconds between 100 and 4500: nobody waits longer than five seconds for a page',
  },
  GOOGLE_CLIENT_ID: {
    accepts: anything,
    remedy: 'must be the OAuth client of the shop at Google: set it with GOOGLE_CLIENT_SECRET, or neither',
  },
  GOOGLE_CLIENT_SECRET: {
    accepts: anything,
    remedy:
      'must be the secret of the shop’s OAuth client at Google: set it with GOOGLE_CLIENT_ID, or neither',
    secretOf: 16,
  },
  GOOGLE_ISSUER: {
    accepts: closedAddress,
    remedy:
      'must be the https address of an OpenID Connect provider, or left out for https://accounts.google.com',
  },
  FACEBOOK_APP_ID: {
    accepts: anything,
    remedy: 'must be the app of the shop at Facebook: set it with FACEBOOK_APP_SECRET, or neither',
  },
  FACEBOOK_APP_SECRET: {
    accepts: anything,
    remedy: 'must be the secret of the shop’s app at Facebook: set it with FACEBOOK_APP_ID, or neither',
    secretOf: 16,
  },
  FACEBOOK_DIALOG_URL: {
    accepts: closedAddress,
    remedy: 'must be the https address of Facebook’s login with its version, or left out',
  },
  FACEBOOK_GRAPH_URL: {
    accepts: closedAddress,
    remedy: 'must be the https address of Facebook’s graph with its version, or left out',
  },
}
