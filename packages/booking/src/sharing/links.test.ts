import { expect, test } from 'vitest'
import { readJoin, signJoin } from './join-link.ts'
import { readPreviewLink, signPreview } from './preview-link.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date('2026-11-18T12:00:00Z')
const secret = 'a secret for tests only'
const joining = { number: 'W402917652', customerId: '00000000-0000-4000-8000-000000000001' }

test('a link of an email names one order and one account, until its day', () => {
  const token = signJoin(secret, joining, later)
  expect(readJoin(secret, token, now)).toEqual(joining)
  expect(readJoin(secret, token, new Date(later.getTime() + 1))).toBeNull()
  expect(readJoin('another secret', token, now)).toBeNull()
})

test.each([
  ['another account', (token: string) => token.replace('0001.', '0002.')],
  ['another order', (token: string) => token.replace('W402917652', 'W402917655')],
  ['nothing', () => ''],
  ['a word', () => 'x.y.z'],
])('a link of an email that was changed to %s opens nothing', (_, changed) => {
  expect(readJoin(secret, changed(signJoin(secret, joining, later)), now)).toBeNull()
})

test('the link of a preview names an order and its round, and nobody makes one up', () => {
  const link = signPreview(secret, joining.number, 2)
  expect(readPreviewLink(secret, link)).toEqual({ number: joining.number, round: 2 })
  for (const made of [link.replace('.2.', '.3.'), link.slice(0, -1), `${link}x`, '', 'W402917652.2.'])
    expect(readPreviewLink(secret, made)).toBeNull()
  expect(readPreviewLink('another secret', link)).toBeNull()
})
