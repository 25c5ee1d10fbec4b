// The rules for every setting. Uses only plain Node, because `npm start` checks them before anything is installed, and the shop
// when it starts.
import { isIP } from 'node:net'
import { partnerGroups, partnerRules } from './partner-settings.mjs'
import { addressOf, anything, atLeast, listOf, oneOf, webAddress, wholeNumber } from './setting-checks.mjs'

const port = { accepts: wholeNumber(1, 65_535), remedy: 'must be a port number between 1 and 65535' }
const flag = oneOf('true', 'false', '1', '0')
const eMail = /^[^\s<>@,;]+@[^\s<>@,;]+\.[^\s<>@,;]+$/
/** A name before an email address in angle brackets. */
const namedEMail = /^[^<>\r\n]* <([^<>]+)>$/
/** A host name as in a URL, with an optional port. */
const ownHost = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/
/** https://key@host/project, as Sentry's libraries read it. */
const dsn = /^https?:\/\/\w+(?::\w+)?@[\w.-]+(?::\d+)?(?:\/[\w.-]+)*\/\d+$/
/** A name, and 32 bytes that are not all equal. */
const documentKey = /^[a-z\d-]{1,20}:(?!(?:([\da-f]{2})\1{31})$)[\da-f]{64}$/
const secretWords = /secret|password|change.?me|placeholder|example|default|insecure|^none$/i
/** Weekdays, opening and closing time. */
const hours = /^[1-7](?:-[1-7])? ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)-([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/
/** @param {string} text */
function isHours(text) {
  const [, from, to] = hours.exec(text) ?? []
  return from !== undefined && to !== undefined && from < to
}
/** @typedef {import('./setting-checks.mjs').SettingRule} SettingRule */

/** @type {Record<string, SettingRule>} */
export const settingRules = {
  NODE_ENV: oneOf('production', 'development', 'test'),
  DEMO: oneOf('yes', 'no'),
  HOST: { accepts: anything, remedy: 'must be the address to listen on, for instance 127.0.0.1' },
  PORT: port,
  CMS_PORT: port,
  BANK_PORT: port,
  SUPPLIER_PORT: port,
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
  STATEMENT_TIMEOUT_SECONDS: {
    accepts: wholeNumber(1, 60),
    remedy: 'must be a whole number of seconds between 1 and 60',
  },
  CONTENT_SECRET: {
    accepts: atLeast(16),
    remedy: 'must be random characters that nobody knows, 32 of them in production: it signs sessions',
    secretOf: 32,
  },
  DOCUMENT_KEYS: {
    accepts: (text) => listOf(text).length > 0 && listOf(text).every((key) => documentKey.test(key)),
    remedy:
      'must be keys that seal travel documents, the newest first, by commas: each a name, a colon and 64 random hexadecimal digits, for instance 2027:5b1f…',
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
  STAFF_EMAIL: {
    accepts: (text) => eMail.test(text),
    remedy: 'must be the e-mail address of the first who works in the office',
  },
  ADMIN_PASSWORD: { accepts: atLeast(12), remedy: 'must have at least 12 characters' },
  DEMO_HOTELS: {
    accepts: wholeNumber(10, 99_999),
    remedy: 'must be a number of hotels between 10 and 99999',
  },
  DEMO_OFFICE: {
    accepts: (text) => text === 'true' || text === 'false',
    remedy: 'must be false to leave the office without made-up guests, or left out',
  },
  SMTP_URL: {
    accepts: addressOf('smtp:', 'smtps:'),
    remedy: 'must be the smtp:// or smtps:// address of a mail server, or left out to keep emails as files',
  },
  MAIL_FROM: {
    accepts: (text) => eMail.test(namedEMail.exec(text)?.[1] ?? text),
    remedy: 'must be the sender of emails, for instance Wojaż <kontakt@wojaz.pl>',
  },
  CONTACT_MAIL_TO: {
    accepts: (text) => eMail.test(text),
    remedy: 'must be the e-mail address where the office reads what guests write',
  },
  ...partnerRules,
  METRICS_TOKEN: {
    accepts: atLeast(16),
    remedy: 'must be at least 16 characters that nobody knows, or left out to keep /metrics closed',
    secretOf: 16,
  },
  SENTRY_DSN: {
    accepts: (text) => dsn.test(text),
    remedy: 'must look like https://key@host/project, or be left out to report errors nowhere',
  },
  PICTURE_SOURCES: {
    // A path has whatever the folders are called.
    accepts: (text) => listOf(text).every((name) => /^[./]/.test(name) || !/[\s:]/.test(name)),
    remedy:
      'must be modules that draw pictures, by commas, each a path or the name of a package, or be left out',
  },
  MAP_STYLE_URL: {
    accepts: webAddress,
    remedy:
      'must be the http(s) address of a style document, a TileJSON of raster tiles or a template of them, or left out to draw our own map',
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
  CHAT_HOURS: {
    accepts: (text) => listOf(text).every((part) => isHours(part)),
    remedy:
      'must be the hours in which the office answers at once, in Warsaw, by commas: weekdays from 1 for Monday and times, for instance 1-5 09:00-18:00,6 10:00-14:00',
  },
  SECOND_PERSON_ABOVE: {
    accepts: wholeNumber(0, 1_000_000),
    remedy:
      'must be what one member of the office may give away of one order, a whole number of złoty; above it a second person is asked',
  },
  PHONE_HOURS: {
    accepts: (text) => listOf(text).every((part) => isHours(part)),
    remedy:
      'must be the hours in which the office answers the phone, in Warsaw, by commas: weekdays from 1 for Monday and times, for instance 1-5 09:00-17:00',
  },
  WORKERS: {
    accepts: wholeNumber(1, 64),
    remedy:
      'must be a whole number of processes that serve guests, between 1 and 64, or left out for one per core as far as memory goes',
  },
  UNPAID_ORDERS: {
    accepts: wholeNumber(1),
    remedy: 'must be a whole number of orders a guest may have open and unpaid, at least 1',
  },
}

/**
 * Returns all faults at once, one sentence each, so that one start shows all of them.
 * @param {Record<string, string | undefined>} env an empty value counts as not set
 * @param {readonly string[]} [needed] settings without a default
 * @returns {string[]}
 */
export function settingFaults(env, needed = []) {
  const begun = partnerGroups.filter((names) => names.some((name) => env[name]))
  const required = [...needed, ...begun.flat()]
  const faults = Object.entries(settingRules)
    .filter(([name, rule]) => {
      const text = env[name]
      return text ? !isFine(text, rule, isProduction(env)) : required.includes(name)
    })
    .map(([name, { remedy }]) => `${name} ${remedy}.`)
  return faults.length === 0 && isPretending(env) ? [pretence] : faults
}

const pretence =
  'SITE_URL is public, but no bank takes money there: a guest would get a trip that nobody pays for. Set all of PAYU_* or P24_* to sell, or DEMO=yes to show the shop: then every page and every email says that nothing is sold.'

/** Whether strangers could take a shop for real whose payments move no money. @param {Record<string, string | undefined>} env */
function isPretending(env) {
  if (!isProduction(env) || env.DEMO === 'yes' || !env.SITE_URL || isOwnMachine(env.SITE_URL)) return false
  return ![env.PAYU_URL, env.P24_URL].some((bank) => bank && !isOwnMachine(bank) && !isSandbox(bank))
}

/** @param {string} address */
function isOwnMachine(address) {
  const host = new URL(address).hostname
  return /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(host)
}

/** The test systems of both banks. @param {string} address */
function isSandbox(address) {
  return ['secure.snd.payu.com', 'sandbox.przelewy24.pl'].includes(new URL(address).hostname)
}

/** Also true if NODE_ENV is not set. @param {Record<string, string | undefined>} env */
export function isProduction({ NODE_ENV }) {
  return !NODE_ENV || NODE_ENV === 'production'
}

/** @param {string} text @param {SettingRule} rule @param {boolean} inProduction */
function isFine(text, { accepts, secretOf }, inProduction) {
  return accepts(text) && (secretOf === undefined || !inProduction || isRealSecret(text, secretOf))
}

/** Whether it is long enough, has 8 different characters and is no placeholder. @param {string} text @param {number} length */
function isRealSecret(text, length) {
  return text.length >= length && new Set(text).size >= 8 && !secretWords.test(text)
}

/** An IP address, a range, or one of Fastify's names. @param {string} text */
function isProxy(text) {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  return version !== 0 && rest.length === 0 && (bits === undefined || wholeNumber(1, most)(bits))
}
