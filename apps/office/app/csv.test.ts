import { expect, test } from 'vitest'
import { csvFile, csvValue } from './csv.ts'

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+48600100200', `"'+48600100200"`],
  ['-1+cmd', `"'-1+cmd"`],
  ['-12,50', '-12,50'],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['Żółć', 'Żółć'],
  ['a;b', '"a;b"'],
  ['say "a"', '"say ""a"""'],
  ['a\nb', '"a\nb"'],
])('%j is written %j', (value, written) => {
  expect(csvValue(value)).toBe(written)
})

test('a number that is one stays one, also below zero', () => {
  expect(csvValue(-12)).toBe('-12')
})

test('rows end as spreadsheets want it', () => {
  expect(
    csvFile([
      ['Dzień', 'Kwota'],
      ['2026-11-17', 100],
    ]),
  ).toBe('\u{feff}Dzień;Kwota\r\n2026-11-17;100\r\n')
})
