import { expect, test } from 'vitest'
import { readAccount, readTransfer } from './transfer-form.ts'

const typed = {
  amount: '1 234,50',
  date: '2026-11-16',
  sender: ' Jan Kowalski ',
  title: 'W402917652',
  reference: 'REF-1',
  account: '61 1090 1014 0000 0712 1981 2874',
}
const today = '2026-11-17'

test('a transfer is read as it was typed', () => {
  expect(readTransfer(typed, today)).toEqual({
    ok: true,
    value: {
      amount: 123_450,
      receivedOn: '2026-11-16',
      sender: 'Jan Kowalski',
      title: 'W402917652',
      reference: 'REF-1',
      account: 'PL61109010140000071219812874',
    },
  })
  expect(readTransfer({ ...typed, account: '', title: '' }, today)).toMatchObject({
    value: { account: null },
  })
})

test.each([
  ['amount', ''],
  ['amount', 'sto'],
  ['date', '2026-11-18'],
  ['date', ''],
  ['sender', ' '],
  ['title', 'x'.repeat(301)],
  ['reference', ''],
  ['account', 'PL00 1111'],
])('%s “%s” has its sentence', (name, value) => {
  expect(readTransfer({ ...typed, [name]: value }, today)).toEqual({ ok: false, refusal: { [name]: true } })
})

test('money goes back to an account that can be one', () => {
  expect(readAccount('PL61 1090 1014 0000 0712 1981 2874')).toBe('PL61109010140000071219812874')
  expect(readAccount('61 1090')).toBeNull()
})
