import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { StartFault } from './start-fault.ts'

const database = { DATABASE_URL: 'postgres://shop@localhost:5432/wojaz' }
const least = { ...database, NODE_ENV: 'development', CONTENT_SECRET: 'sixteen-letters!' }
const account = {
  PAYU_URL: 'https://secure.payu.com/',
  PAYU_POS_ID: '145227',
  PAYU_CLIENT_ID: '145227',
  PAYU_CLIENT_SECRET: '12f071174cb7eb79d4aac5bc2f07563f',
  PAYU_SECOND_KEY: '13a980d4f851f3d9a1cfc792fb1f5e50',
}
const digits = '5b1f8c0e7a94d2636f8e1d0c9b7a4e525b1f8c0e7a94d2636f8e1d0c9b7a4e53'
const production = {
  ...database,
  ...account,
  DOCUMENT_KEYS: `2027:${digits}`,
  CONTENT_SECRET: '5b1f8c0e7a94d2636f8e1d0c9b7a4e52',
}

test('a database and a secret are enough to work on the shop', () => {
  const env = readEnv(least)
  expect(env.port).toBe(3000)
  expect(env.siteUrl).toBe('http://localhost:3000')
  expect(env.metricsToken).toBeNull()
  expect(env.trustProxy).toBe(false)
})

test('a production start, which is any that does not say otherwise, has real secrets or none takes place', () => {
  expect(readEnv(production).mode).toBe('production')
  expect(() => readEnv({ ...database, CONTENT_SECRET: production.CONTENT_SECRET })).toThrow(
    /^DOCUMENT_KEYS must be keys .*\nPAYU_URL must be .*\nPAYU_POS_ID must be .*\nPAYU_CLIENT_ID must be .*\nPAYU_CLIENT_SECRET must be .*\nPAYU_SECOND_KEY must be .*$/,
  )
  expect(() => readEnv({ ...production, NODE_ENV: 'production', PAYU_SECOND_KEY: 'none' })).toThrow(
    /^PAYU_SECOND_KEY must be the second key .*$/,
  )
})

test.each([
  'sixteen-letters!',
  'a'.repeat(64),
  'change-me-before-you-go-live-please!',
  'this-is-the-secret-of-our-little-shop',
  'a password that nobody would ever guess',
])('“%s” signs no sessions in production', (secret) => {
  expect(() => readEnv({ ...production, CONTENT_SECRET: secret })).toThrow(/^CONTENT_SECRET must be random/)
})

test('documents are sealed by the first key, and opened by all', () => {
  const older = digits.replaceAll('5', '6')
  const { documentKeys } = readEnv({ ...production, DOCUMENT_KEYS: `2027:${digits}, 2026:${older}` })
  expect(documentKeys.map(({ id, key }) => [id, key.toString('hex')])).toEqual([
    ['2027', digits],
    ['2026', older],
  ])
  expect(readEnv(least).documentKeys).toHaveLength(1)
})

test.each([',', digits, `2027:${digits}0`, `2027:${'ab'.repeat(32)}`, `Nowy klucz:${digits}`])(
  'DOCUMENT_KEYS=%s seals nothing',
  (text) => {
    expect(() => readEnv({ ...production, DOCUMENT_KEYS: text })).toThrow(/^DOCUMENT_KEYS must be keys/)
  },
)

test('proxies are counted or named', () => {
  const trusted = (text: string) => readEnv({ ...least, TRUST_PROXY: text }).trustProxy
  expect(['', 'false'].map(trusted)).toEqual([false, false])
  expect(trusted('2')).toBeTypeOf('function')
  expect(trusted('10.0.0.5, 192.168.0.0/16,::1,fd00::/8,loopback')).toEqual([
    ...['10.0.0.5', '192.168.0.0/16', '::1', 'fd00::/8', 'loopback'],
  ])
})

test.each(['true', 'yes', '-1', '11', '10.0.0.0/33', '10.0.0.1/8/8', 'proxy.wojaz.pl', '10.0.0.1;10.0.0.2'])(
  'TRUST_PROXY=%s is refused, and why true is none is said',
  (text) => {
    expect(() => readEnv({ ...least, TRUST_PROXY: text })).toThrow(
      /^TRUST_PROXY must be the number of proxies .*; true would believe any address that a guest writes into X-Forwarded-For\.$/,
    )
  },
)

test('the site address follows the port and loses its trailing slash', () => {
  expect(readEnv({ ...least, PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  expect(readEnv({ ...least, SITE_URL: 'https://wojaz.pl/' }).siteUrl).toBe('https://wojaz.pl')
})

test('links to the shop itself and to the hosts named beside it are ours', () => {
  expect(readEnv({ ...least, SITE_URL: 'https://wojaz.pl' }).ownHosts).toEqual(['wojaz.pl'])
  const several = { SITE_URL: 'https://wojaz.pl', OWN_HOSTS: ' www.wojaz.pl, WOJAZ.cz:8443,,wojaz.pl' }
  expect(readEnv({ ...least, ...several }).ownHosts).toEqual(['wojaz.pl', 'www.wojaz.pl', 'wojaz.cz:8443'])
  for (const wrong of ['https://wojaz.cz', 'wojaz.cz/zima', '*.wojaz.cz', 'wojaz.cz; wojaz.hu'])
    expect(() => readEnv({ ...least, OWN_HOSTS: wrong })).toThrow(/^OWN_HOSTS must be /)
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ ...least, METRICS_TOKEN: '', PORT: '' }).metricsToken).toBeNull()
})

test('emails become files until a mail server is named', () => {
  expect(readEnv(least)).toMatchObject({ smtpUrl: null, mailFrom: 'Wojaż <kontakt@wojaz.example>' })
  const named = { SMTP_URL: 'smtps://shop:secret@mail.wojaz.pl', MAIL_FROM: 'listy@wojaz.pl' }
  expect(readEnv({ ...least, ...named })).toMatchObject({
    smtpUrl: named.SMTP_URL,
    mailFrom: 'listy@wojaz.pl',
  })
})

test.each([
  ['SMTP_URL', 'https://mail.wojaz.pl'],
  ['MAIL_FROM', 'Wojaż'],
  ['MAIL_FROM', 'Wojaż <listy@wojaz.pl>\nBcc: a@b.pl'],
  ['CONTACT_MAIL_TO', 'biuro, recepcja'],
])('%s of “%s” is refused at the start, not with the first email', (name, value) => {
  expect(() => readEnv({ ...least, [name]: value })).toThrow(new RegExp(`^${name} must be `))
})

test('an account at PayU is named whole; without one nobody knows the key of a notification', () => {
  expect(readEnv(least).payu?.url).toBe('http://127.0.0.1:3002')
  expect(readEnv(least).payu?.secondKey).not.toBe(readEnv(least).payu?.secondKey)
  expect(readEnv({ ...least, ...account }).payu).toEqual({
    url: 'https://secure.payu.com',
    posId: '145227',
    clientId: '145227',
    clientSecret: account.PAYU_CLIENT_SECRET,
    secondKey: account.PAYU_SECOND_KEY,
    answerWithinMs: 4_500,
  })
  for (const name of Object.keys(account))
    expect(() => readEnv({ ...least, ...account, [name]: '' })).toThrow(new RegExp(`^${name} must be .*$`))
})

test('an account at Przelewy24 is enough; with both the order can be chosen', () => {
  const p24 = {
    P24_URL: 'https://secure.przelewy24.pl/',
    P24_MERCHANT_ID: '7',
    P24_POS_ID: '8',
    P24_API_KEY: account.PAYU_CLIENT_SECRET,
    P24_CRC: account.PAYU_SECOND_KEY,
  }
  expect(readEnv({ ...least, ...p24 })).toMatchObject({
    payu: null,
    p24: { url: 'https://secure.przelewy24.pl', merchantId: 7, posId: 8, crc: p24.P24_CRC },
    gatewayOrder: ['payu', 'p24'],
  })
  expect(readEnv({ ...least, ...account, ...p24, PAYMENT_GATEWAYS: 'p24' }).gatewayOrder).toEqual([
    'p24',
    'payu',
  ])
  expect(() => readEnv({ ...least, PAYMENT_GATEWAYS: 'stripe' })).toThrow(/^PAYMENT_GATEWAYS must be /)
  for (const name of Object.keys(p24))
    expect(() => readEnv({ ...least, ...p24, [name]: '' })).toThrow(new RegExp(`^${name} must be .*$`))
})

test('every fault is told at once, in one sentence each', () => {
  const start = () => readEnv({ NODE_ENV: 'test', PORT: 'three', CONTENT_SECRET: 'short' })
  expect(start).toThrow(StartFault)
  expect(start).toThrow(/^PORT must be .*\nDATABASE_URL must be .*\nCONTENT_SECRET must be .*$/)
})

test('errors are reported nowhere unless a DSN says where', () => {
  const dsn = 'https://key@errors.example.org/1'
  expect(readEnv(least).errorDsn).toBeNull()
  expect(readEnv({ ...least, SENTRY_DSN: dsn }).errorDsn).toBe(dsn)
})

test.each([
  'errors.example.org',
  'https://errors.example.org/42',
  'https://key@host',
  'ftp://key@host/1',
  'https://key@ho st/1',
  'https://key@host/1; script-src *',
])('“%s” is no DSN', (dsn) => {
  expect(() => readEnv({ ...least, SENTRY_DSN: dsn })).toThrow(/^SENTRY_DSN must look like /)
})

test('maps are our own unless a tile service is named', () => {
  const template = 'https://tiles.example.org/{z}/{x}/{y}.png'
  expect(readEnv(least).mapStyleUrl).toBeNull()
  expect(readEnv({ ...least, MAP_STYLE_URL: template }).mapStyleUrl).toBe(template)
  expect(() => readEnv({ ...least, MAP_STYLE_URL: 'tiles.example.org' })).toThrow(/^MAP_STYLE_URL must be /)
})

test('a process is one of as many workers as it is told', () => {
  expect(readEnv(least).workers).toBe(1)
  expect(readEnv({ ...least, WORKERS: '4' }).workers).toBe(4)
})

test.each(['0', '-1', '1.5', '65', 'two', 'max', '2 ', '0x2'])(
  'WORKERS=%s is no number of workers',
  (text) => {
    expect(() => readEnv({ ...least, WORKERS: text })).toThrow(/^WORKERS must be a whole number of processes/)
  },
)

test('others’ logins are offered with an account there, whole, and over ways that nobody listens to', () => {
  expect(readEnv(least)).toMatchObject({ google: null, facebook: null })
  const google = { GOOGLE_CLIENT_ID: 'wojaz', GOOGLE_CLIENT_SECRET: 'Zq3-9fKd_72hAlx0' }
  expect(readEnv({ ...least, ...google }).google).toEqual({
    clientId: 'wojaz',
    clientSecret: 'Zq3-9fKd_72hAlx0',
    issuer: 'https://accounts.google.com',
  })
  expect(readEnv({ ...least, ...google, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).google?.issuer).toBe(
    'http://127.0.0.1:4000',
  )
  expect(() => readEnv({ ...least, GOOGLE_CLIENT_ID: 'wojaz' })).toThrow(/^GOOGLE_CLIENT_SECRET must be .*$/)
  expect(() => readEnv({ ...least, ...google, GOOGLE_ISSUER: 'http://accounts.example' })).toThrow(
    /^GOOGLE_ISSUER must be the https address .*$/,
  )
  const facebook = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'Zq3-9fKd_72hAlx0' }
  expect(readEnv({ ...least, ...facebook }).facebook).toMatchObject({
    dialogUrl: 'https://www.facebook.com/v23.0',
    graphUrl: 'https://graph.facebook.com/v23.0',
  })
})

test('suppliers of attractions are named with address and token; without any there are none', () => {
  expect(readEnv(least).octoSuppliers).toEqual([])
  expect(readEnv({ ...least, OCTO_SUPPLIERS: 'none' }).octoSuppliers).toEqual([])
  const alps = 'alps https://octo.alps.example/v1/ 0123456789abcdef'
  expect(readEnv({ ...least, OCTO_SUPPLIERS: alps }).octoSuppliers).toEqual([
    { name: 'alps', url: 'https://octo.alps.example/v1', token: '0123456789abcdef' },
  ])
})

test.each([
  'alps https://octo.alps.example',
  'alps octo.alps.example 0123456789abcdef',
  'alps https://octo.alps.example short',
  'Alps! https://octo.alps.example 0123456789abcdef',
])('OCTO_SUPPLIERS=%s is nobody', (text) => {
  expect(() => readEnv({ ...least, OCTO_SUPPLIERS: text })).toThrow(/^OCTO_SUPPLIERS must be suppliers/)
})

test('two suppliers of one name are refused at the start', () => {
  const alps = 'alps https://octo.alps.example 0123456789abcdef'
  expect(() => readEnv({ ...least, OCTO_SUPPLIERS: `${alps}, ${alps}` })).toThrow(
    'OCTO_SUPPLIERS cannot be used: name-twice (2)',
  )
})

test('pictures are drawn by modules that are named, files by their path and packages by their name', () => {
  expect(readEnv(least).pictureSources).toEqual([])
  expect(readEnv({ ...least, PICTURE_SOURCES: '/srv/painter.js, @wojaz/painter' }).pictureSources).toEqual([
    'file:///srv/painter.js',
    '@wojaz/painter',
  ])
  expect(readEnv({ ...least, PICTURE_SOURCES: '/home/jan/My Projects/painter.js' }).pictureSources).toEqual([
    'file:///home/jan/My%20Projects/painter.js',
  ])
  for (const wrong of ['two words', 'https://painter.example/painter.js'])
    expect(() => readEnv({ ...least, PICTURE_SOURCES: wrong })).toThrow(/^PICTURE_SOURCES must be modules/)
})

const shown = { ...production, SITE_URL: 'https://wojaz.pl' }
const p24 = {
  P24_URL: 'https://sandbox.przelewy24.pl',
  P24_MERCHANT_ID: '7',
  P24_POS_ID: '8',
  P24_API_KEY: account.PAYU_CLIENT_SECRET,
  P24_CRC: account.PAYU_SECOND_KEY,
}
const pretends = /^SITE_URL is public, but no bank takes money there: .*DEMO=yes to show the shop/

test.each([
  ['at a public address', {}],
  ['on this machine, by any bank', { SITE_URL: 'http://localhost:3000', PAYU_URL: 'http://127.0.0.1:3002' }],
  ['that says it is a demo', { DEMO: 'yes', PAYU_URL: 'http://127.0.0.1:3002' }],
  ['with one real bank of two', p24],
])('a shop %s starts', (_, settings) => {
  expect(readEnv({ ...shown, ...settings }).isDemo).toBe('DEMO' in settings)
})

test.each([
  ['the bank beside the shop', { PAYU_URL: 'http://127.0.0.1:3002' }],
  ['the bank beside the shop, by name', { PAYU_URL: 'http://localhost:3002' }],
  ['PayU’s sandbox', { PAYU_URL: 'https://secure.snd.payu.com' }],
  ['two banks that move no money', { ...p24, PAYU_URL: 'http://[::1]:3002' }],
  ['a demo that denies it', { PAYU_URL: 'http://127.0.0.1:3002', DEMO: 'no' }],
])('at a public address nobody can buy from %s', (_, settings) => {
  expect(() => readEnv({ ...shown, ...settings })).toThrow(pretends)
})
