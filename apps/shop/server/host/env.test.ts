import { expect, test } from 'vitest'
import { readEnv, StartFault } from './env.ts'

const least = { DATABASE_URL: 'postgres://shop@localhost:5432/wojaz', CONTENT_SECRET: 'sixteen-letters!' }

test('a database and a secret are enough to start', () => {
  const env = readEnv(least)
  expect(env.port).toBe(3000)
  expect(env.siteUrl).toBe('http://localhost:3000')
  expect(env.metricsToken).toBeNull()
  expect(env.trustProxy).toBe(false)
})

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

test('letters become files until a mail server is named', () => {
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
])('%s of “%s” is refused at the start, not with the first letter', (name, value) => {
  expect(() => readEnv({ ...least, [name]: value })).toThrow(new RegExp(`^${name} must be `))
})

test('money moves through the bank beside the shop until an account at PayU is named, whole', () => {
  expect(readEnv(least).payu.url).toBe('http://127.0.0.1:3002')
  const account = {
    PAYU_URL: 'https://secure.payu.com/',
    PAYU_POS_ID: '145227',
    PAYU_CLIENT_ID: '145227',
    PAYU_CLIENT_SECRET: '12f071174cb7eb79d4aac5bc2f07563f',
    PAYU_SECOND_KEY: '13a980d4f851f3d9a1cfc792fb1f5e50',
  }
  expect(readEnv({ ...least, ...account }).payu).toEqual({
    url: 'https://secure.payu.com',
    posId: '145227',
    clientId: '145227',
    clientSecret: account.PAYU_CLIENT_SECRET,
    secondKey: account.PAYU_SECOND_KEY,
    answerWithinMs: 4_500,
  })
  expect(() => readEnv({ ...least, ...account, PAYU_SECOND_KEY: '' })).toThrow(/^PAYU_SECOND_KEY must be /)
})

test('every fault is told at once, in one sentence each', () => {
  const start = () => readEnv({ PORT: 'three', CONTENT_SECRET: 'short' })
  expect(start).toThrow(StartFault)
  expect(start).toThrow(/^PORT must be .*\nDATABASE_URL must be .*\nCONTENT_SECRET must be .*$/)
})

test('errors are reported nowhere unless a DSN says where', () => {
  const dsn = 'https://key@errors.example.org/1'
  expect(readEnv(least).errorDsn).toBeNull()
  expect(readEnv({ ...least, SENTRY_DSN: dsn }).errorDsn).toBe(dsn)
  expect(() => readEnv({ ...least, SENTRY_DSN: 'errors.example.org' })).toThrow(/^SENTRY_DSN must look like /)
})

test('maps are our own unless a tile service is named', () => {
  const template = 'https://tiles.example.org/{z}/{x}/{y}.png'
  expect(readEnv(least).mapStyleUrl).toBeNull()
  expect(readEnv({ ...least, MAP_STYLE_URL: template }).mapStyleUrl).toBe(template)
  expect(() => readEnv({ ...least, MAP_STYLE_URL: 'tiles.example.org' })).toThrow(/^MAP_STYLE_URL must be /)
})
