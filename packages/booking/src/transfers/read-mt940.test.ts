import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import { statementText } from './statement.ts'

const account = 'PL61109010140000071219812874'
const opening = [':20:MT940', `:25:/${account}`, ':28C:00221/1', ':60F:C261116PLN100000,00']
const statement = (...lines: string[]) => [...opening, ...lines, ':62F:C261116PLN101234,50', '-'].join('\r\n')

test('parts that begin with a sign: a title in pieces, the sender, an account without its country', () => {
  const text = statement(
    ':61:2611161116CN1234,50S020NONREF//2611160001',
    '020 PRZELEW PRZYCHODZACY',
    ':86:020~00BX02~20Reszta za wycieczke W4029~2117652~22~30109010~3161109010140000071219812874',
    '~32JAN KOWALSKI~33 UL. PROSTA 1~60',
  )
  expect(readStatement(text)).toEqual({
    transfers: [
      {
        reference: '2611160001',
        amount: 123_450,
        receivedOn: '2026-11-16',
        sender: 'JAN KOWALSKI UL. PROSTA 1',
        account,
        title: 'Reszta za wycieczke W402917652',
      },
    ],
    faults: [],
    left: 0,
  })
})

test.each(['?', '<', '^', '~'])(
  'the sign may be %s, the name in the parts 27 and 28, the account an IBAN',
  (sign) => {
    const details = ['00PRZELEW', '20W402917652', '27Ewa Nowak', '28Krakow', `38${account}`]
    const text = statement(
      ':61:261116C500,NTRFREF-7//B7',
      `:86:051${details.map((part) => sign + part).join('')}`,
    )
    expect(readStatement(text).transfers).toEqual([
      {
        reference: 'B7',
        amount: 50_000,
        receivedOn: '2026-11-16',
        sender: 'Ewa Nowak Krakow',
        account,
        title: 'W402917652',
      },
    ])
  },
)

test('a title may contain the sign: a part begins only where two digits follow', () => {
  const text = statement(':61:261116C500,NTRFNONREF//B8', ':86:051?20Czy doszlo? W402917652?32Ewa?')
  expect(readStatement(text).transfers).toMatchObject([{ title: 'Czy doszlo? W402917652', sender: 'Ewa?' }])
})

test.each([
  ['a number cut in two', ['Reszta za wycieczke W4029', '17652'], 'Reszta za wycieczke W402917652'],
  ['a number before digits', ['Reszta W402917652', '2 osoby'], 'Reszta W402917652 2 osoby'],
  ['two numbers, one before digits', ['W402917652', '1 i W402917660'], 'W402917652 1 i W402917660'],
  ['no number', ['wyciecz', 'ka'], 'wycieczka'],
])('pieces of a title are put together as the order is found: %s', (_, pieces, title) => {
  const parts = pieces.map((piece, at) => `~2${at}${piece}`).join('')
  const text = statement(':61:261116C500,NTRFNONREF//B9', `:86:051${parts}`)
  expect(readStatement(text).transfers).toMatchObject([{ title }])
})

test('in words, with the number of the bank among them', () => {
  const text = statement(
    ':61:2611161116CN99,99S944NONREF',
    ':86:944 PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY; z rach.: 61109010140000071219812874; od: ANNA ŻÓŁĆ',
    'UL. DŁUGA 2; tyt.: W402917652 zaliczka; TNR: 145271016138.060001',
  )
  expect(readStatement(text).transfers).toEqual([
    {
      reference: '145271016138.060001',
      amount: 9_999,
      receivedOn: '2026-11-16',
      sender: 'ANNA ŻÓŁĆ UL. DŁUGA 2',
      account,
      title: 'W402917652 zaliczka',
    },
  ])
})

test('what left the account is only counted; the same line twice is one', () => {
  const text = statement(
    ...[':61:2611161116DN10,00S020NONREF//D1', ':86:020~20czynsz'],
    ...[':61:2611161116CN10,00S020NONREF//C1', ':86:020~20W402917652'],
    ...[':61:2611161116CN10,00S020NONREF//C1', ':86:020~20W402917652'],
  )
  const { transfers, left, faults } = readStatement(text)
  expect([transfers.length, left, faults]).toEqual([1, 1, []])
})

test('a reference of the payer is none of the bank: day, amount and account tell such payments apart', () => {
  const paid = (amount: string, from: string, title: string) => [
    `:61:2611161116CN${amount}S020NOTPROVIDED`,
    `:86:020~20${title}~3${from}`,
  ]
  const [jan, ewa] = ['161109010140000071219812874', '127114020040000300201355387']
  const text = statement(
    ...paid('10,00', jan, 'W402917652'),
    ...paid('20,00', jan, 'W402917652'),
    ...paid('10,00', ewa, 'reszta'),
    ...paid('10,00', jan, 'W402917652'),
  )
  const { transfers, faults } = readStatement(text)
  expect(transfers.map(({ reference }) => reference)).toEqual([
    'NOTPROVIDED 2026-11-16 1000 PL61109010140000071219812874',
    'NOTPROVIDED 2026-11-16 2000 PL61109010140000071219812874',
    'NOTPROVIDED 2026-11-16 1000 PL27114020040000300201355387',
  ])
  expect(faults).toEqual([])
})

test('the number of the bank counts more than a reference of the payer', () => {
  const text = statement(
    ':61:2611161116CN10,00S944FAKTURA',
    ':86:944 od: EWA; tyt.: W402917652; TNR: 1452.01',
  )
  expect(readStatement(text).transfers).toMatchObject([{ reference: '1452.01' }])
})

test.each([
  [':61:2611161116CN11,00S020NONREF//C1', ':86:020~20W402917652'],
  [':61:2611171117CN10,00S020NONREF//C1', ':86:020~20W402917652'],
  [':61:2611161116CN10,00S020NONREF//C1', ':86:020~20inny tytul'],
  [':61:2611161116CN10,00S020NONREF//C1', ':86:020~20W402917652~32EWA'],
])('one reference with other money, “%s %s”, is told and not merged', (line, details) => {
  const text = statement(':61:2611161116CN10,00S020NONREF//C1', ':86:020~20W402917652', line, details)
  const { transfers, faults } = readStatement(text)
  expect([transfers.length, faults]).toEqual([1, [{ line: 7, fault: 'repeated' }]])
})

test.each([
  [':61:2613161116CN10,00S020NONREF//C1', 'date'],
  [':61:2611161116CN0,00S020NONREF//C1', 'amount'],
  [':61:2611161116CN10,00S020NONREF', 'reference'],
  [':61:wczoraj', 'columns'],
  [':61:2611161116RCN10,00S020NONREF//C1', 'reversed'],
  [':61:2611161116RDN10,00S020NONREF//C1', 'reversed'],
])('the line “%s” cannot be read: %s', (line, fault) => {
  expect(readStatement(statement(line, ':86:020~20tytul'))).toEqual({
    transfers: [],
    faults: [{ line: 5, fault }],
    left: 0,
  })
})

test('money of another currency is no złoty', () => {
  const text = statement(':61:2611161116CR10,00S020NONREF//C1').replace('C261116PLN', 'C261116EUR')
  expect(readStatement(text).faults).toEqual([{ line: 5, fault: 'currency' }])
})

test('a file is read in UTF-8, or as Windows wrote it', () => {
  expect(statementText(new TextEncoder().encode('Żółć'))).toBe('Żółć')
  expect(statementText(Uint8Array.of(0xaf, 0xf3, 0xb3, 0xe6))).toBe('Żółć')
})
