import type { GlobalSearchFilter, PlaceOption, SearchOption } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import { defaultSearchState, encodeSearchQuery } from '@wojaz/travel/search'
import { describe, expect } from 'vitest'
import { type SearchShop, shopTest as test, today } from '../search-shop.ts'

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

/** Tests modify the answers, as a form does. */
type Writable<Thing> = Thing extends object ? { -readonly [Key in keyof Thing]: Writable<Thing[Key]> } : Thing
type Filter = Writable<GlobalSearchFilter>
type FilterOf<Type extends Filter['filterType']> = Extract<Filter, { filterType: Type }>

const gs = (payload: unknown) => shop.answer<Filter[]>('/api/www/gs', payload)
const initial = (payload: unknown) => shop.answer<Filter[]>('/api/www/listing/gs/initial', payload)

function filterOf<Type extends Filter['filterType']>(filters: Filter[], type: Type): FilterOf<Type> {
  const found = filters.find((filter): filter is FilterOf<Type> => filter.filterType === type)
  if (!found) throw new Error(`There is no filter ${type}.`)
  return found
}

const withParts = (options: readonly PlaceOption[]): PlaceOption[] =>
  options.flatMap((option) => [option, ...withParts(option.options)])
const optionsOf = (filters: Filter[]): SearchOption[] =>
  filters.flatMap((filter): SearchOption[] => {
    if (filter.filterType === 'REGION') return withParts(filter.options)
    return 'options' in filter ? filter.options : []
  })
/** Selects another option, as with radio buttons. */
function choose<Option extends { code: string; selected: boolean }>(options: Option[], code: string) {
  for (const option of options) option.selected = option.code === code
}

describe('POST /api/www/listing/gs/initial', () => {
  test('has every filter with every field, and enables only what leads to an offer', async () => {
    const filters = await initial({ startDate: addDays(today, 3), endDate: addDays(today, 6) })
    expect(filters.map(({ filterType }) => filterType)).toEqual([
      'TYPE',
      'AIRPORT',
      'HOURS',
      'REGION',
      'DURATION',
      'CALENDAR',
      'ADULTS',
      'CHILDREN',
      'OCCUPANCY',
    ])
    const options = optionsOf(filters)
    expect(options.length).toBeGreaterThan(20)
    for (const option of options) {
      expect(option).toMatchObject({
        code: expect.stringMatching(/./),
        label: expect.stringMatching(/./),
        value: expect.stringMatching(/./),
        selected: expect.any(Boolean),
        indeterminate: expect.any(Boolean),
        highlighted: expect.any(Boolean),
        assignedTags: expect.any(Array),
        options: expect.any(Array),
      })
      expect(option.enabled).toBe(option.count > 0)
      expect(option.fromPrice !== null).toBe(option.count > 0)
    }
    expect(filterOf(filters, 'DURATION').defaultValue).toBe('1-30')
    expect(filterOf(filters, 'CALENDAR')).toMatchObject({
      selectedFrom: addDays(today, 3),
      selectedTo: addDays(today, 6),
    })
    expect(filterOf(filters, 'ADULTS').selectedCount).toBe(2)
  })

  test('an airport leads to as many hotels as it says', async () => {
    for (const { value, count } of filterOf(await initial({ tripType: 'WS' }), 'AIRPORT').options) {
      const asked = { offerType: 'BY_PLANE', departuresCodes: [value] }
      expect(await shop.answer('/api/www/search/offers/count', asked)).toBe(count)
    }
  })

  test('so does a part of the day in which the flight takes off', async () => {
    const { options } = filterOf(await initial({}), 'HOURS')
    expect(options.map(({ code }) => code)).toEqual(['00-06', '06-12', '12-18', '18-24'])
    for (const { value, count } of options) {
      const filters = [{ filterId: 'hours', selectedValues: [value] }]
      expect(await shop.answer('/api/www/search/offers/count', { offerType: 'BY_PLANE', filters })).toBe(
        count,
      )
    }
  })

  test('so does a kind of a trip type', async () => {
    const { options } = filterOf(await initial({}), 'TYPE')
    for (const { value: offerType, additionalOptions } of options)
      for (const { key, value, count } of additionalOptions) {
        const asked = { offerType, filters: [{ filterId: key, selectedValues: [value] }] }
        expect(await shop.answer('/api/www/search/offers/count', asked)).toBe(count)
      }
  })

  test('a q says the same as its search state', async () => {
    const state = {
      tripType: 'NR',
      adultsCount: 3,
      durationFrom: 7,
      durationTo: 7,
      selectedFilterValues: { additionalType: ['SKIBYPLANE'] },
    } as const
    const q = encodeSearchQuery({ ...defaultSearchState, ...state })
    expect(await initial({ q })).toEqual(await initial(state))
  })

  test.each(['DW', 'NR'])('%s: own transport has neither airports nor hours to choose', async (tripType) => {
    const kinds = (await initial({ tripType })).map(({ filterType }) => filterType)
    expect(kinds).not.toContain('AIRPORT')
    expect(kinds).not.toContain('HOURS')
  })

  test('a charter counts its classes and the way out alone, and is chosen by them', async () => {
    const filters = await initial({ tripType: 'CZ' })
    const counted = async (filterId: string, value: string) => {
      const asked = { offerType: 'CHARTER', filters: [{ filterId, selectedValues: [value] }] }
      return shop.answer('/api/services/tui-search/api/external/offers/count', asked)
    }
    const [economy, ...better] = filterOf(filters, 'CABIN').options
    expect(economy).toMatchObject({ code: 'Economy', selected: true })
    expect(better.length).toBeGreaterThan(0)
    for (const { code, count } of better) expect(await counted('cabin', code)).toBe(count)
    const [way] = filterOf(filters, 'WAY').options
    expect(await counted('flightWay', 'oneWay')).toBe(way?.count)
    choose(filterOf(filters, 'CABIN').options, better[0]?.code ?? '')
    for (const option of filterOf(filters, 'WAY').options) option.selected = true
    const selectedFilterValues = { cabin: [better[0]?.code ?? ''], flightWay: ['oneWay'] }
    expect(await gs(filters)).toEqual(await initial({ tripType: 'CZ', selectedFilterValues }))
  })

  test('a charter counts pairs of flights', async () => {
    for (const { value, count } of filterOf(await initial({ tripType: 'CZ' }), 'AIRPORT').options) {
      const { pagination } = await shop.answer<{ pagination: { totalResults: number } }>(
        '/api/www/search/offers/charter',
        { departuresCodes: [value] },
      )
      expect(pagination.totalResults).toBe(count)
    }
  })
})

describe('POST /api/www/gs', () => {
  test('filters as they were answered say the same search again', async () => {
    const state = {
      tripType: 'NR',
      selectedFilterValues: { additionalType: ['SKIBYPLANE'] },
      durationFrom: 6,
      durationTo: 14,
      startDate: addDays(today, 3),
      endDate: addDays(today, 40),
      adultsCount: 3,
      childrenBirthDates: ['2020-02-02'],
    }
    const filters = await initial(state)
    expect(await gs(filters)).toEqual(filters)
    expect(await gs({ filters })).toEqual(filters)
  })

  test('another trip type', async () => {
    const filters = await initial({ tripType: 'WS' })
    choose(filterOf(filters, 'TYPE').options, 'DW')
    expect(await gs(filters)).toEqual(await initial({ tripType: 'DW' }))
  })

  test('a kind of the trip type', async () => {
    const filters = await initial({ tripType: 'NR' })
    const ski = filterOf(filters, 'TYPE').options.find(({ selected }) => selected)
    for (const option of ski?.additionalOptions ?? []) option.selected = true
    const selectedFilterValues = { additionalType: ['SKIBYPLANE'] }
    expect(await gs(filters)).toEqual(await initial({ tripType: 'NR', selectedFilterValues }))
  })

  test('hours, beside a kind of the trip type', async () => {
    const filters = await initial({})
    for (const { additionalOptions } of filterOf(filters, 'TYPE').options.slice(0, 1))
      for (const option of additionalOptions) option.selected = true
    for (const option of filterOf(filters, 'HOURS').options.slice(1, 3)) option.selected = true
    const selectedFilterValues = { additionalType: ['LINEARFLIGHT'], hours: ['06-12', '12-18'] }
    expect(await gs(filters)).toEqual(await initial({ selectedFilterValues }))
  })

  test('two airports, a country and a resort of another', async () => {
    const filters = await initial({})
    const [one, other] = filterOf(filters, 'AIRPORT').options
    const [country, elsewhere] = filterOf(filters, 'REGION').options
    const resort = elsewhere?.options[0]?.options[0]
    for (const option of [one, other, country, resort]) Object.assign(option ?? {}, { selected: true })
    const after = await gs(filters)
    expect(after).toEqual(
      await initial({
        selectedAirports: [one?.code, other?.code],
        selectedDestinationsCodes: [country?.code, resort?.code],
      }),
    )
    expect(filterOf(after, 'REGION').options.slice(0, 2)).toMatchObject([
      { selected: true, indeterminate: false },
      { selected: false, indeterminate: true },
    ])
  })

  test('a length, dates and who travels', async () => {
    const filters = await initial({})
    choose(filterOf(filters, 'DURATION').options, '7-7')
    Object.assign(filterOf(filters, 'CALENDAR'), { selectedFrom: addDays(today, 9) })
    Object.assign(filterOf(filters, 'ADULTS'), { selectedCount: 1 })
    Object.assign(filterOf(filters, 'CHILDREN'), { birthDates: ['2020-02-02'] })
    expect(await gs(filters)).toEqual(
      await initial({
        durationFrom: 7,
        durationTo: 7,
        startDate: addDays(today, 9),
        adultsCount: 1,
        childrenBirthDates: ['2020-02-02'],
      }),
    )
  })

  test('rooms; a trip type without rooms to split begins with the usual party again', async () => {
    const occupancies = [{ adultsCount: 2 }, { adultsCount: 1, childrenBirthDates: ['2020-02-02'] }]
    const filters = await initial({})
    Object.assign(filterOf(filters, 'OCCUPANCY'), { occupancies })
    const inRooms = await gs(filters)
    expect(inRooms).toEqual(await initial({ occupancies }))
    expect(filterOf(inRooms, 'ADULTS').selectedCount).toBe(3)
    choose(filterOf(inRooms, 'TYPE').options, 'WO')
    expect(await gs(inRooms)).toEqual(await initial({ tripType: 'WO' }))
  })

  test('what the form has no filter for is sent beside the filters', async () => {
    const filters = await initial({})
    const state = { fullPrice: true, selectedFilterValues: { facilities: ['pool'] } }
    choose(filterOf(filters, 'DURATION').options, '7-7')
    expect(await gs({ ...state, filters })).toEqual(
      await initial({ ...state, durationFrom: 7, durationTo: 7 }),
    )
    const q = encodeSearchQuery({ ...defaultSearchState, adultsCount: 4 })
    const calendar = [{ filterType: 'CALENDAR', selectedFrom: addDays(today, 9) }]
    expect(await gs({ q, filters: calendar })).toEqual(
      await initial({ adultsCount: 4, startDate: addDays(today, 9) }),
    )
  })

  test('no filters are no choices', async () => {
    expect(await gs([])).toEqual(await initial({}))
    expect(await gs({})).toEqual(await initial({}))
  })
})
