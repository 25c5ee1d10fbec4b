import type { ClimateMonth, QuizRule } from '@wojaz/content'
import { describe, expect, test } from 'vitest'
import { hasWeather, type QuizWish, wishOf } from './quiz-wish.ts'

const today = '2026-11-17'
const silent: QuizRule = {
  adults: null,
  childAges: [],
  months: [],
  durationFrom: null,
  durationTo: null,
  budget: null,
  airFrom: null,
  airTo: null,
  seaFrom: null,
  tripType: null,
  destinations: [],
  features: [],
}
const wish = (...rules: Partial<QuizRule>[]) =>
  wishOf(
    rules.map((rule) => ({ ...silent, ...rule })),
    today,
  )

describe('what answers ask for', () => {
  test('nothing said is a holiday by plane for two, at any time and price', () => {
    const { search, weather, months } = wish()
    expect(search).toMatchObject({ tripType: 'WS', adultsCount: 2, childrenBirthDates: [], startDate: null })
    expect([search.selectedFilterValues, weather, months]).toEqual([{}, null, null])
  })

  test('a family: children are as old as the answer says, half a year past their birthday', () => {
    const { search } = wish({ adults: 2, childAges: [4, 0] })
    expect(search.childrenBirthDates).toEqual(['2022-05-01', '2026-05-01'])
  })

  test('months are the next ones to come', () => {
    expect(wish({ months: [6, 7, 8] })).toMatchObject({
      search: { startDate: '2027-06-01', endDate: '2027-08-31' },
      months: [6, 7, 8],
    })
  })

  test('winter goes over the new year', () => {
    const { search, months } = wish({ months: [1, 2, 12] })
    expect([search.startDate, search.endDate, months]).toEqual(['2026-12-01', '2027-02-28', [12, 1, 2]])
  })

  test('a month that has begun begins tomorrow', () => {
    const { search } = wish({ months: [11] })
    expect([search.startDate, search.endDate]).toEqual(['2026-11-18', '2026-11-30'])
  })

  test('of months that lie apart the nearer ones are meant', () => {
    const { search } = wish({ months: [4, 5, 9] })
    expect([search.startDate, search.endDate]).toEqual(['2027-04-01', '2027-05-31'])
  })

  test('a budget is for one person, in whole złoty', () => {
    expect(wish({ budget: 2500 }).search).toMatchObject({
      fullPrice: false,
      selectedFilterValues: { amountRange: ['#2500'] },
    })
    expect(wish({ tripType: 'NR' }, { budget: 2500 }).search.selectedFilterValues).toEqual({
      amountRangeSKI: ['#2500'],
    })
  })

  test('features of different kinds narrow together', () => {
    const { search } = wish({ features: ['beach:sand', 'beach:firstLine'] }, { features: ['board:AI'] })
    expect(search.selectedFilterValues).toEqual({ beach: ['firstLine', 'sand'], board: ['AI'] })
  })

  test('of the same kind what both answers allow is left; where they share nothing the later answer holds', () => {
    expect(
      wish({ features: ['board:AI', 'board:HB'] }, { features: ['board:HB'] }).search.selectedFilterValues,
    ).toEqual({ board: ['HB'] })
    expect(wish({ features: ['board:AI'] }, { features: ['board:BB'] }).search.selectedFilterValues).toEqual({
      board: ['BB'],
    })
    expect(
      wish({ destinations: ['GR', 'TR'] }, { destinations: ['TR', 'ES'] }).search.selectedDestinationsCodes,
    ).toEqual(['TR'])
  })
})

describe('weather', () => {
  const rhodes: ClimateMonth[] = [15, 15, 17, 20, 25, 29, 31, 31, 28, 24, 20, 17].map((air, month) => ({
    air,
    sea: [17, 16, 17, 18, 20, 23, 25, 26, 25, 23, 20, 18][month] ?? null,
    rainDays: 3,
    sunHours: 10,
  }))
  const warm = { airFrom: 25 }

  const hasIt = (climate: ClimateMonth[] | null, wished: QuizWish, onSale: number[] = []) =>
    hasWeather(climate, wished, onSale)

  test('is right when it is in every month the guest may leave', () => {
    expect(hasIt(rhodes, wish(warm, { months: [5, 6] }))).toBe(true)
    expect(hasIt(rhodes, wish(warm, { months: [4, 5] }))).toBe(false)
  })

  test('without a month one is enough in which something leaves', () => {
    expect(hasIt(rhodes, wish(warm), [1, 2, 6])).toBe(true)
    expect(hasIt(rhodes, wish(warm), [1, 2])).toBe(false)
    expect(hasIt(rhodes, wish(warm), [])).toBe(false)
  })

  test('too hot is wrong too', () => {
    expect(hasIt(rhodes, wish({ airTo: 27 }, { months: [7] }))).toBe(false)
  })

  test('who wants to swim needs water, and warm water', () => {
    expect(hasIt(rhodes, wish({ seaFrom: 20 }, { months: [5] }))).toBe(true)
    expect(hasIt(rhodes, wish({ seaFrom: 21 }, { months: [5] }))).toBe(false)
    const inland = rhodes.map((month) => ({ ...month, sea: null }))
    expect(hasIt(inland, wish({ seaFrom: 10 }, { months: [7] }))).toBe(false)
  })

  test('a place nobody has measured is only for whom any weather will do', () => {
    expect(hasIt(null, wish(warm, { months: [7] }))).toBe(false)
    expect(hasIt(null, wish({ months: [7] }))).toBe(true)
  })
})
