import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import { readLink, signLink } from './links.ts'

const secret = 'a secret for tests only'
const noon = new Date('2026-06-01T12:00:00Z')
const until = new Date('2026-06-08T12:00:00Z')
const link = { subject: '0b6e4c0a-4f0e-4c1d-9a57-3c3f6d1f2a10', round: 3, until }
const confirm = signLink(secret, 'confirm', link)

test('a link says whose it is and until when', () => {
  expect(readLink(secret, 'confirm', confirm, noon)).toEqual(accepted(link))
})

test('it holds to its last moment and not longer', () => {
  expect(readLink(secret, 'confirm', confirm, until).ok).toBe(true)
  expect(readLink(secret, 'confirm', confirm, new Date(until.getTime() + 1))).toEqual(refused('link-expired'))
})

test('a link for leaving holds for ever', () => {
  const leave = signLink(secret, 'leave', { ...link, until: null })
  expect(readLink(secret, 'leave', leave, new Date('2060-01-01'))).toEqual(accepted({ ...link, until: null }))
})

test('a link for one thing does not open another', () => {
  expect(readLink(secret, 'leave', confirm, noon)).toEqual(refused('link-broken'))
})

test('a link signed with another secret opens nothing', () => {
  expect(readLink('another secret', 'confirm', confirm, noon)).toEqual(refused('link-broken'))
})

const [id, round, end, signed] = confirm.split('.') as [string, string, string, string]
test.each([
  ['nothing', ''],
  ['rubbish', 'rubbish'],
  ['a part missing', [id, round, end].join('.')],
  ['a part too many', `${confirm}.x`],
  ['another subscription', [id.replace('0b6e', '0b6f'), round, end, signed].join('.')],
  ['another round', [id, '4', end, signed].join('.')],
  ['a later end', [id, round, 'zzzzzzzz', signed].join('.')],
  ['no end', [id, round, '-', signed].join('.')],
  [
    'a broken signature',
    [id, round, end, `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`].join('.'),
  ],
  ['letters of several bytes in the signature', [id, round, end, 'ż'.repeat(43)].join('.')],
])('%s is no link', (_, token) => {
  expect(readLink(secret, 'confirm', token, noon)).toEqual(refused('link-broken'))
})

test('no link holds anything that looks like an address', () => {
  expect(confirm).toMatch(/^[\w.-]+$/)
})
