import { describe, expect, test } from 'vitest'
import { defaultSearchState, type SearchState } from '../search/search-state.ts'
import { rangeOf, sentListingForm, stateFromListingForm } from './listing-form.ts'

const chosen: SearchState = {
  ...defaultSearchState,
  selectedFilterValues: { board: ['AI'], additionalType: ['LINEARFLIGHT'], amountRange: ['1000#2000'] },
}
const sent = (text: string) => new URLSearchParams(text)

test('an address without a form, or with a strange one, sends nothing', () => {
  expect(sentListingForm(sent('q=:price'))).toBeNull()
  expect(sentListingForm(sent('form=other'))).toBeNull()
  expect(sentListingForm(sent('form=sort&sort=price'))).toBe('sort')
})

describe('a form of filters', () => {
  test('says all filters at once; the kind of trip is none of them', () => {
    const { selectedFilterValues } = stateFromListingForm(
      chosen,
      'filters',
      sent('filter.facilities=pool&filter.facilities=spa&priceFrom=&priceTo='),
    )
    expect(selectedFilterValues).toEqual({ additionalType: ['LINEARFLIGHT'], facilities: ['pool', 'spa'] })
  })

  test('carries a range as it was typed, also one that is upside down', () => {
    const { selectedFilterValues } = stateFromListingForm(
      chosen,
      'filters',
      sent('priceFrom=3 000&priceTo=2000'),
    )
    expect(selectedFilterValues).toMatchObject({ amountRange: ['3000#2000'] })
  })

  test('of ski has its own range', () => {
    const ski = stateFromListingForm({ ...chosen, tripType: 'NR' }, 'filters', sent('priceTo=900'))
    expect(ski.selectedFilterValues).toMatchObject({ amountRangeSKI: ['#900'] })
  })
})

test('another sort keeps the filters, an unknown one changes nothing', () => {
  expect(stateFromListingForm(chosen, 'sort', sent('sort=hotelRating'))).toEqual({
    ...chosen,
    sortCode: 'hotelRating',
  })
  expect(stateFromListingForm(chosen, 'sort', sent('sort=random'))).toBe(chosen)
})

test('another kind of price drops the range that was chosen in the first', () => {
  const full = stateFromListingForm(chosen, 'priceType', sent('priceType=fullPrice'))
  expect(full.fullPrice).toBe(true)
  expect(full.selectedFilterValues).not.toHaveProperty('amountRange')
  expect(stateFromListingForm(full, 'priceType', sent('priceType=fullPrice'))).toBe(full)
})

test.each([
  ['', '', null, null],
  ['2 500', '2500 zł', 250_000, 250_000],
  ['2500,99', '1.5', 250_000, 100],
  ['-5', 'abc', 0, null],
  ['0', '99999999999', 0, 999_999_900],
])('%j to %j', (from, to, least, most) => {
  expect(rangeOf(from, to)).toEqual({ from: least, to: most })
})
