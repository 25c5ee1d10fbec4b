import { expect, test } from 'vitest'
import { readStatement, statementColumns } from './read-statement.ts'

const heading = statementColumns.join(';')

test('a statement is read line by line', () => {
  const text = [
    `\u{feff}${heading}`,
    '2026-11-16;1 234,50;Jan Kowalski;PL61 1090 1014 0000 0712 1981 2874;W402917652;REF-1',
    '17.11.2026;"500,00";"Biuro ""Sport""; spółka";;wycieczka;REF-2',
    '',
  ].join('\r\n')
  expect(readStatement(text)).toEqual({
    transfers: [
      {
        reference: 'REF-1',
        amount: 123_450,
        receivedOn: '2026-11-16',
        sender: 'Jan Kowalski',
        account: 'PL61109010140000071219812874',
        title: 'W402917652',
      },
      {
        reference: 'REF-2',
        amount: 50_000,
        receivedOn: '2026-11-17',
        sender: 'Biuro "Sport"; spółka',
        account: null,
        title: 'wycieczka',
      },
    ],
    faults: [],
    left: 0,
  })
})

test('the same reference twice is the same money once; what left the account is only counted', () => {
  const line = '2026-11-16;10,00;A;;t;REF-1'
  const { transfers, left } = readStatement([line, line, '2026-11-16;-99,00;B;;t;REF-9'].join('\n'))
  expect([transfers.length, left]).toEqual([1, 1])
})

test.each([
  ['2026-11-16;10,00;A', 'columns'],
  ['2026-13-16;10,00;A;;t;R', 'date'],
  ['wczoraj;10,00;A;;t;R', 'date'],
  ['2026-11-16;dziesięć;A;;t;R', 'amount'],
  ['2026-11-16;0,00;A;;t;R', 'amount'],
  ['2026-11-16;10,00;A;;t;', 'reference'],
])('the line “%s” cannot be read: %s', (line, fault) => {
  expect(readStatement(`${heading}\n${line}`)).toEqual({
    transfers: [],
    faults: [{ line: 2, fault }],
    left: 0,
  })
})
