// What each setting may be. Plain Node and nothing else: `npm start` asks here before anything is installed, the shop when it starts.
import { isIP } from 'node:net'

/**
 * @typedef {object} SettingRule
 * @property {(text: string) => boolean} accepts
 * @property {string} remedy what follows the name in the sentence that a person reads
 * @property {number} [secretOf] a production start wants a real secret of so many characters
 */

/** An account at PayU, whole. */
export const payuSettings = /** @type {const} */ ([
  'PAYU_URL',
  'PAYU_POS_ID',
  'PAYU_CLIENT_ID',
  'PAYU_CLIENT_SECRET',
  'PAYU_SECOND_KEY',
])

const anything = () => true
/** @param {...string} words */
const oneOf = (...words) => ({
  accepts: (/** @type {string} */ text) => words.includes(text),
  remedy: `must be one of ${words.join(', ')}`,
})
/** @param {number} from @param {number} [to] */
const wholeNumber = (from, to = Number.MAX_SAFE_INTEGER) => {
  return (/** @type {string} */ text) => /^\d{1,15}$/.test(text) && Number(text) >= from && Number(text) <= to
}
/** @param {number} length */
const atLeast = (length) => (/** @type {string} */ text) => text.length >= length
/** @param {...string} protocols */
const addressOf = (...protocols) => {
  return (/** @type {string} */ text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).host !== ''
}
const webAddress = addressOf('http:', 'https:')
const port = { accepts: wholeNumber(1, 65_535), remedy: 'must be a port number between 1 and 65535' }
const flag = oneOf('true', 'false', '1', '0')
const eMail = /^[^\s<>@,;]+@[^\s<>@,;]+\.[^\s<>@,;]+$/
/** A name before an address in angle brackets. */
const namedEMail = /^[^<>\r\n]* <([^<>]+)>$/
/** As an address has it, with a port where it is not the usual one. */
const ownHost = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/
/** https://key@host/project; app/report/sentry/dsn.ts reads it. */
const dsn = /^https?:\/\/\w+(?::\w+)?@[\w.-]+(?::\d+)?(?:\/[\w.-]+)*\/\d+$/
const secretWords = /secret|password|change.?me|placeholder|example|default|insecure|^none$/i
const ofPayu = 'set all of PAYU_* or none, and all of them in production'

/** @type {Record<string, SettingRule>} */
export const settingRules = {
  NODE_ENV: oneOf('production', 'development', 'test'),
  HOST: { accepts: anything, remedy: 'must be the address to listen on, for instance 127.0.0.1' },
  PORT: port,
  CMS_PORT: port,
  BANK_PORT: port,
  SITE_URL: {
    accepts: webAddress,
    remedy: 'must be the public http(s) address of the shop, for instance https://wojaz.pl',
  },
  OWN_HOSTS: {
    accepts: (text) => listOf(text.toLowerCase()).every((host) => ownHost.test(host)),
    remedy: 'must be further hosts of ours, separated by commas, for instance wojaz.pl,www.wojaz.cz',
  },
  DATABASE_URL: {
    accepts: addressOf('postgres:', 'postgresql:'),
    remedy: 'must be a Postgres address, for instance postgres://user:password@host:5432/wojaz',
  },
  CONTENT_SECRET: {
    accepts: atLeast(16),
    remedy: 'must be random characters that nobody knows, 32 of them in production: it signs sessions',
    secretOf: 32,
  },
  DATA_DIR: { accepts: anything, remedy: 'must name a folder for uploads and the picture cache' },
  CMS_URL: {
    accepts: webAddress,
    remedy: 'must be the http(s) address of the CMS admin, for instance http://127.0.0.1:3001',
  },
  ADMIN_EMAIL: {
    accepts: (text) => eMail.test(text),
    remedy: 'must be the e-mail address of the first editor',
  },
  ADMIN_PASSWORD: { accepts: atLeast(12), remedy: 'must have at least 12 characters' },
  DEMO_HOTELS: {
    accepts: wholeNumber(10, 99_999),
    remedy: 'must be a number of hotels between 10 and 99999',
  },
  SMTP_URL: {
    accepts: addressOf('smtp:', 'smtps:'),
    remedy: 'must be the smtp:// or smtps:// address of a mail server, or left out to keep letters as files',
  },
  MAIL_FROM: {
    accepts: (text) => eMail.test(namedEMail.exec(text)?.[1] ?? text),
    remedy: 'must be the sender of letters, for instance Wojaż <kontakt@wojaz.pl>',
  },
  CONTACT_MAIL_TO: {
    accepts: (text) => eMail.test(text),
    remedy: 'must be the e-mail address where the office reads what guests write',
  },
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
  PAYU_ANSWER_WITHIN_MS: {
    accepts: wholeNumber(100, 4_500),
    remedy:
      'must be a whole number of milliseconds between 100 and 4500: nobody waits longer than five seconds for a page',
  },
  METRICS_TOKEN: {
    accepts: atLeast(16),
    remedy: 'must be at least 16 characters that nobody knows, or left out to keep /metrics closed',
    secretOf: 16,
  },
  SENTRY_DSN: {
    accepts: (text) => dsn.test(text),
    remedy: 'must look like https://key@host/project, or be left out to report errors nowhere',
  },
  MAP_STYLE_URL: {
    accepts: webAddress,
    remedy:
      'must be the http(s) address of a style document, a TileJSON or a template of raster tiles, or left out to draw our own map',
  },
  TRUST_PROXY: {
    accepts: (text) => text === 'false' || wholeNumber(0, 10)(text) || listOf(text).every(isProxy),
    remedy:
      'must be the number of proxies in front of the shop, for instance 1, the nearest of them in a private network, or their addresses by commas, for instance 10.0.0.5,192.168.0.0/16, or false; true would believe any address that a guest writes into X-Forwarded-For',
  },
  UI_GALLERY: flag,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  RATE_LIMIT_PER_MINUTE: {
    accepts: wholeNumber(1),
    remedy: 'must be a whole number of requests, at least 1',
  },
  GUESTS_PER_ADDRESS: {
    accepts: wholeNumber(1),
    remedy: 'must be a whole number of guests who may search at once behind one address, at least 1',
  },
  UNPAID_ORDERS: {
    accepts: wholeNumber(1),
    remedy: 'must be a whole number of orders a guest may have open and unpaid, at least 1',
  },
}

/**
 * Names every fault at once, one sentence each: nobody should have to start five times to learn five names.
 * @param {Record<string, string | undefined>} env what is empty counts as not set
 * @param {readonly string[]} [needed] what has no default
 * @returns {string[]}
 */
export function settingFaults(env, needed = []) {
  const isPayuNamed = payuSettings.some((name) => env[name])
  const required = [...needed, ...(isPayuNamed ? payuSettings : [])]
  return Object.entries(settingRules)
    .filter(([name, rule]) => {
      const text = env[name]
      return text ? !isFine(text, rule, isProduction(env)) : required.includes(name)
    })
    .map(([name, { remedy }]) => `${name} ${remedy}.`)
}

/** Also when nobody says so. @param {Record<string, string | undefined>} env */
export function isProduction({ NODE_ENV }) {
  return !NODE_ENV || NODE_ENV === 'production'
}

/** Parts between commas. @param {string} text */
export function listOf(text) {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** @param {string} text @param {SettingRule} rule @param {boolean} inProduction */
function isFine(text, { accepts, secretOf }, inProduction) {
  return accepts(text) && (secretOf === undefined || !inProduction || isRealSecret(text, secretOf))
}

/** Long enough, not one letter again and again, and not what somebody wrote to be replaced. @param {string} text @param {number} length */
function isRealSecret(text, length) {
  return text.length >= length && new Set(text).size >= 8 && !secretWords.test(text)
}

/** An address, a range of addresses, or one of the names that Fastify knows. @param {string} text */
function isProxy(text) {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  return version !== 0 && rest.length === 0 && (bits === undefined || wholeNumber(1, most)(bits))
}
