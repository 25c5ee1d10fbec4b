import { describe, expect, test } from 'vitest'
import { askedDays } from './asked-days.ts'

const today = '2027-03-10'
const asked = (query: string) => {
  const { startDate, endDate } = askedDays(new URLSearchParams(query), today)
  return [startDate, endDate]
}

describe('when flights alone may leave', () => {
  test.each([
    ['nobody says', '', [null, null]],
    ['a month', 'month=2027-06', ['2027-06-01', '2027-06-30']],
    ['the month that runs is what is left of it', 'month=2027-03', ['2027-03-11', '2027-03-31']],
    ['two days', 'startDate=2027-06-10&endDate=2027-06-20', ['2027-06-10', '2027-06-20']],
    ['one day', 'startDate=2027-06-10&endDate=', ['2027-06-10', '2027-06-10']],
    [
      'not before a day that is behind us',
      'startDate=2027-01-01&endDate=2027-06-20',
      ['2027-03-11', '2027-06-20'],
    ],
    ['days that are over', 'startDate=2027-01-01&endDate=2027-01-20', [null, null]],
    ['rubbish', 'month=2027-99&startDate=jutro&endDate=%00', [null, null]],
  ])('%s', (_, query, days) => expect(asked(query)).toEqual(days))

  const days = 'startDate=2027-06-10&endDate=2027-06-20'
  test('days that are new stand before the month that was chosen', () => {
    expect(asked(`month=2027-08&${days}`)).toEqual(['2027-06-10', '2027-06-20'])
  })
  test('a month stands before days that were there already', () => {
    expect(asked(`month=2027-08&${days}&shown=2027-06-10_2027-06-20`)).toEqual(['2027-08-01', '2027-08-31'])
  })
  test('days that were there already stay while no month is chosen', () => {
    expect(asked(`month=&${days}&shown=2027-06-10_2027-06-20`)).toEqual(['2027-06-10', '2027-06-20'])
  })
})
