import { expect, test } from 'vitest'
import { mailDestination, mapOrigin, readSettings } from './settings.mjs'

test('without a mail server a person is told where emails lie and how to send them', () => {
  expect(mailDestination({}, '/home/anna/.data')).toBe(
    'files in /home/anna/.data/mail (set SMTP_URL to send them)',
  )
})

test('who works on the shop is told where to read what it sent', () => {
  expect(mailDestination({}, '/data', 'http://localhost:3000/_mail')).toBe(
    'a mailbox of its own: http://localhost:3000/_mail',
  )
  expect(mailDestination({ SMTP_URL: 'smtp://mail.wojaz.pl:25' }, '/data', '/_mail')).toBe(
    'through mail.wojaz.pl:25',
  )
})

test('a mail server is named without its password', () => {
  expect(mailDestination({ SMTP_URL: 'smtps://shop:secret@mail.wojaz.pl:465' }, '/data')).toBe(
    'through mail.wojaz.pl:465',
  )
})

test('an address that is none is left to the shop, which refuses it in a sentence', () => {
  expect(mailDestination({ SMTP_URL: 'secret' }, '/data')).toBe('through SMTP_URL')
})

test('the map’s tile service is named without a key, and where to read why it is not drawn', () => {
  expect(mapOrigin({}, '/data')).toBe('our own (set MAP_STYLE_URL for a tile service)')
  expect(mapOrigin({ MAP_STYLE_URL: 'https://tiles.example/style.json?key=secret' }, '/data')).toBe(
    'tiles.example; should it not be drawn, /data/logs says why',
  )
})

/** @param {Record<string, string>} env */
const read = (env) => readSettings({ NODE_ENV: 'test', ...env }, 'production')

test('a public shop needs a bank, or says that it is a demo', () => {
  expect(() => read({ SITE_URL: 'https://wojaz.pl' })).toThrow(
    /^SITE_URL is public, but no bank takes money there/,
  )
  expect(read({ SITE_URL: 'https://wojaz.pl', DEMO: 'yes' })).toMatchObject({ isDemo: true })
  expect(read({})).toMatchObject({ isDemo: false })
})

test('the bank beside the shop is used until an account at PayU is named', () => {
  expect(read({})).toMatchObject({ bankPort: 3002, payu: null })
  const secrets = {
    PAYU_CLIENT_SECRET: '12f071174cb7eb79d4aac5bc2f07563f',
    PAYU_SECOND_KEY: '13a980d4f851f3d9a1cfc792fb1f5e50',
  }
  const account = { PAYU_URL: 'https://secure.payu.com', PAYU_POS_ID: '1', PAYU_CLIENT_ID: '2', ...secrets }
  expect(read(account).payu).toEqual({
    url: 'https://secure.payu.com',
    posId: '1',
    clientId: '2',
    clientSecret: secrets.PAYU_CLIENT_SECRET,
    secondKey: secrets.PAYU_SECOND_KEY,
  })
  expect(read({})).toMatchObject({ p24: null })
  const p24 = { P24_API_KEY: secrets.PAYU_CLIENT_SECRET, P24_CRC: secrets.PAYU_SECOND_KEY }
  const alone = { P24_URL: 'https://secure.przelewy24.pl', P24_MERCHANT_ID: '7', P24_POS_ID: '8', ...p24 }
  expect(read(alone)).toMatchObject({ payu: null, p24: { merchantId: '7', posId: '8' } })
  expect(() => read({ ...alone, P24_CRC: '' })).toThrow(/^P24_CRC must be .*$/)
  expect(() => read({ ...account, PAYU_SECOND_KEY: '' })).toThrow(/^PAYU_SECOND_KEY must be .*$/)
})

test('all that is wrong is said at once', () => {
  expect(() =>
    read({ PORT: 'abc', METRICS_TOKEN: 'short', CONTENT_SECRET: 'none', TRUST_PROXY: 'true' }),
  ).toThrow(/^PORT must be .*\nCONTENT_SECRET must be .*\nMETRICS_TOKEN must be .*\nTRUST_PROXY must be .*$/)
})

test('whoever works on the shop may use a secret that is none', () => {
  const secret = { CONTENT_SECRET: 'a secret for work only' }
  expect(() => readSettings({ NODE_ENV: 'test', ...secret }, 'development')).not.toThrow()
  expect(() => read(secret)).toThrow(/^CONTENT_SECRET must be /)
})

test('the supplier beside the shop is used until others are named, or none', () => {
  expect(read({})).toMatchObject({ supplierPort: 3003, octoSuppliers: null })
  const alps = 'alps https://octo.alps.example 0123456789abcdef'
  expect(read({ OCTO_SUPPLIERS: alps }).octoSuppliers).toBe(alps)
  expect(read({ OCTO_SUPPLIERS: 'none' }).octoSuppliers).toBe('none')
  expect(() => read({ OCTO_SUPPLIERS: 'alps octo.alps.example secret' })).toThrow(/^OCTO_SUPPLIERS must be /)
})

test('shop, admin, bank and supplier do not share a port', () => {
  expect(() => read({ PORT: '3002' })).toThrow(
    'The bank cannot share port 3002 with shop or admin: start again with BANK_PORT=3004 npm start.',
  )
  expect(() => read({ PORT: '3003' })).toThrow(
    'The supplier cannot share port 3003 with shop, admin or bank: start again with SUPPLIER_PORT=3004 npm start.',
  )
})
