import { resolve } from 'node:path'
import { isEmailAddress } from '@wojaz/post'
import { z } from 'zod'
import { parseDsn } from '../../app/report/sentry/dsn.ts'
import type { Env, PayuAccount } from '../request/env.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['true', 'false', '1', '0', '']).transform((text) => text === 'true' || text === '1')

/** An address, or a name before an address in angle brackets. */
const sender = /^(?:[^<>\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** As an address has it, with a port where it is not the usual one. */
const ownHost = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  /** The address guests type: canonical links, sitemap and redirects are built from it, never from the Host header. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OWN_HOSTS: z
    .string()
    .refine((text) => hostsIn(text).every((host) => ownHost.test(host)))
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  CONTENT_SECRET: z.string().min(16),
  DATA_DIR: z.string().min(1).default('.data'),
  CMS_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(sender).default('Wojaż <kontakt@wojaz.example>'),
  CONTACT_MAIL_TO: z.string().refine(isEmailAddress).default('kontakt@wojaz.example'),
  PAYU_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYU_POS_ID: z.string().min(1).optional(),
  PAYU_CLIENT_ID: z.string().min(1).optional(),
  PAYU_CLIENT_SECRET: z.string().min(1).optional(),
  PAYU_SECOND_KEY: z.string().min(1).optional(),
  PAYU_ANSWER_WITHIN_MS: z.coerce.number().int().min(100).max(4_500).default(4_500),
  METRICS_TOKEN: z.string().min(16).optional(),
  SENTRY_DSN: z
    .string()
    .refine((dsn) => parseDsn(dsn) !== null)
    .optional(),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag.default(false),
  UI_GALLERY: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  UNPAID_ORDERS: z.coerce.number().int().min(1).default(3),
})

const remedies: Record<keyof z.infer<typeof schema>, string> = {
  NODE_ENV: 'must be production, development or test',
  HOST: 'must be the address to listen on, for instance 127.0.0.1',
  PORT: 'must be a port number between 0 and 65535',
  SITE_URL: 'must be the public http(s) address of the shop, for instance https://wojaz.pl',
  OWN_HOSTS: 'must be further hosts of ours, separated by commas, for instance wojaz.pl,www.wojaz.cz',
  DATABASE_URL: 'must be set to a Postgres address, for instance postgres://user:password@host:5432/wojaz',
  CONTENT_SECRET: 'must be set to at least 16 random characters: it signs the editors’ sessions',
  DATA_DIR: 'must name a folder for uploads and the picture cache',
  CMS_URL: 'must be the http(s) address of the CMS admin, for instance http://127.0.0.1:3001',
  SMTP_URL: 'must be the smtp:// or smtps:// address of a mail server, or left out to keep letters as files',
  MAIL_FROM: 'must be the sender of letters, for instance Wojaż <kontakt@wojaz.pl>',
  CONTACT_MAIL_TO: 'must be the e-mail address where the office reads what guests write',
  PAYU_URL: 'must be https://secure.payu.com, the address of its sandbox or that of the bank beside the shop',
  PAYU_POS_ID: 'must be the point of sale at PayU: set all of PAYU_* or none',
  PAYU_CLIENT_ID: 'must be the OAuth client_id of the point of sale: set all of PAYU_* or none',
  PAYU_CLIENT_SECRET: 'must be the OAuth client_secret of the point of sale: set all of PAYU_* or none',
  PAYU_SECOND_KEY: 'must be the second key of the point of sale (MD5): set all of PAYU_* or none',
  PAYU_ANSWER_WITHIN_MS:
    'must be a whole number of milliseconds between 100 and 4500: nobody waits longer than five seconds for a page',
  METRICS_TOKEN: 'must be at least 16 characters, or left out to keep /metrics closed',
  SENTRY_DSN: 'must look like https://key@host/project, or be left out to report errors nowhere',
  MAP_STYLE_URL:
    'must be the http(s) address of a style document, a TileJSON or a template of raster tiles, or left out to draw our own map',
  TRUST_PROXY: 'must be true (only behind a proxy that sets X-Forwarded-*) or false',
  UI_GALLERY: 'must be true or false',
  LOG_LEVEL: 'must be one of fatal, error, warn, info, debug, trace, silent',
  RATE_LIMIT_PER_MINUTE: 'must be a whole number of requests, at least 1',
  UNPAID_ORDERS: 'must be a whole number of orders a guest may have open and unpaid, at least 1',
}

/** Something the person who starts the shop can put right; its message is the whole of what they need to read. */
export class StartFault extends Error {}

/** Names every fault at once, one sentence each: nobody should have to start five times to learn five names. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const read = schema.safeParse(given)
  if (!read.success) {
    const names = new Set(read.error.issues.map((issue) => issue.path[0] as keyof typeof remedies))
    throw new StartFault([...names].map((name) => `${name} ${remedies[name]}.`).join('\n'))
  }
  const env = read.data
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    siteUrl,
    ownHosts: [...new Set([new URL(siteUrl).host, ...hostsIn(env.OWN_HOSTS ?? '')])],
    databaseUrl: env.DATABASE_URL,
    contentSecret: env.CONTENT_SECRET,
    dataFolder: resolve(env.DATA_DIR),
    cmsUrl: env.CMS_URL.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    contactMailTo: env.CONTACT_MAIL_TO,
    payu: payuAccount(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    errorDsn: env.SENTRY_DSN ?? null,
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    trustProxy: env.TRUST_PROXY,
    uiGallery: env.UI_GALLERY,
    logLevel: env.LOG_LEVEL,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    unpaidOrders: env.UNPAID_ORDERS,
  }
}

/** The bank that `npm start` puts beside the shop; it gives its secrets along. */
const bankBesideTheShop: Omit<PayuAccount, 'answerWithinMs'> = {
  url: 'http://127.0.0.1:3002',
  posId: '300746',
  clientId: '300746',
  clientSecret: 'none',
  secondKey: 'none',
}

const payuVariables = ['PAYU_POS_ID', 'PAYU_CLIENT_ID', 'PAYU_CLIENT_SECRET', 'PAYU_SECOND_KEY'] as const

function payuAccount(env: z.infer<typeof schema>): PayuAccount {
  const answerWithinMs = env.PAYU_ANSWER_WITHIN_MS
  if (!env.PAYU_URL) return { ...bankBesideTheShop, answerWithinMs }
  const missing = payuVariables.filter((name) => !env[name])
  if (missing.length > 0) throw new StartFault(missing.map((name) => `${name} ${remedies[name]}.`).join('\n'))
  return {
    url: env.PAYU_URL.replace(/\/+$/, ''),
    posId: env.PAYU_POS_ID ?? '',
    clientId: env.PAYU_CLIENT_ID ?? '',
    clientSecret: env.PAYU_CLIENT_SECRET ?? '',
    secondKey: env.PAYU_SECOND_KEY ?? '',
    answerWithinMs,
  }
}

function hostsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '')
}
