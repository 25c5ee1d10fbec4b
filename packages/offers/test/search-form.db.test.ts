import { type Locale, locales } from '@wojaz/travel/locale'
import { defaultSearchState, type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfferIndex } from '../src/engine/offer-index.ts'
import { Scanner } from '../src/engine/scanner.ts'
import { globalSearch } from '../src/search-form/global-search.ts'
import type { PlaceOption, SearchOption } from '../src/search-form/global-search-options.ts'
import { readIndex } from '../src/store/read-index.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

let world: TestWorld
let index: OfferIndex
let scanner: Scanner

beforeAll(async () => {
  world = await openTestWorld({ ...smallWorld, destinations: 20, hotels: 60 })
  index = await readIndex(world.pool, smallWorld.today)
  scanner = new Scanner({ threads: 1 })
}, 60_000)

afterAll(async () => {
  await scanner.close()
  await world.close()
})

async function form(change: Partial<SearchState> = {}, locale: Locale = 'pl') {
  const request = toOfferSearchRequest({ ...defaultSearchState, ...change })
  const filters = accept(await globalSearch(index, scanner, (_, ask) => ask(), request, locale))
  return {
    filters,
    types: filters.flatMap((filter) => (filter.filterType === 'TYPE' ? filter.options : [])),
    airports: filters.flatMap((filter) => (filter.filterType === 'AIRPORT' ? filter.options : [])),
    hours: filters.flatMap((filter) => (filter.filterType === 'HOURS' ? filter.options : [])),
    places: filters.flatMap((filter) => (filter.filterType === 'REGION' ? filter.options : [])),
    lengths: filters.flatMap((filter) => (filter.filterType === 'DURATION' ? filter.options : [])),
  }
}

const withParts = (options: readonly PlaceOption[]): PlaceOption[] =>
  options.flatMap((option) => [option, ...withParts(option.options)])
const chosen = (options: readonly SearchOption[]) =>
  options.filter(({ selected }) => selected).map(({ code }) => code)

describe('a trip type', () => {
  test('knows its kinds, its spellings and where its offers are listed', async () => {
    const { types } = await form({}, 'cs')
    expect(types.map(({ code, value }) => [code, value])).toEqual([
      ['WS', 'BY_PLANE'],
      ['DW', 'BY_CAR'],
      ['WO', 'TOUR'],
      ['NR', 'SKI'],
      ['CZ', 'CHARTER'],
    ])
    expect(types[0]).toMatchObject({
      label: 'Dovolená letecky',
      selected: true,
      highlighted: true,
      multiroom: true,
      searchOffersUrl: '/cs/wypoczynek/wyniki-wyszukiwania-samolot',
      globalTypes: ['BY_PLANE', 'BYPLANE', 'LINEARFLIGHT'],
      filterTags: ['BY_PLANE'],
      additionalOptions: [{ key: 'additionalType', value: 'LINEARFLIGHT', selected: false, enabled: true }],
    })
  })

  test('whose kind is chosen asks for options of that kind', async () => {
    const { types } = await form({ selectedFilterValues: { additionalType: ['LINEARFLIGHT'] } })
    expect(types[0]).toMatchObject({
      filterTags: ['LINEARFLIGHT'],
      additionalOptions: [{ value: 'LINEARFLIGHT', selected: true }],
    })
    expect(types[3]).toMatchObject({ filterTags: ['SKI'], additionalOptions: [{ selected: false }] })
  })

  test('by plane, ski included, has airports and hours to choose; own transport has neither', async () => {
    const skiByPlane = { tripType: 'NR', selectedFilterValues: { additionalType: ['SKIBYPLANE'] } } as const
    const { airports, hours } = await form(skiByPlane)
    expect(airports.length * hours.length).toBeGreaterThan(0)
    for (const tripType of ['NR', 'DW'] as const) {
      const ownTransport = await form({ tripType })
      expect([...ownTransport.airports, ...ownTransport.hours]).toEqual([])
    }
  })
})

describe('an option', () => {
  test('that can be chosen carries a tag of the trip type it is offered for', async () => {
    for (const { tripType, selectedFilterValues } of [
      ...(['WS', 'DW', 'WO', 'NR', 'CZ'] as const).map((type) => ({ ...defaultSearchState, tripType: type })),
      { ...defaultSearchState, selectedFilterValues: { additionalType: ['LINEARFLIGHT'] } },
      {
        ...defaultSearchState,
        tripType: 'NR' as const,
        selectedFilterValues: { additionalType: ['SKIBYPLANE'] },
      },
    ]) {
      const { types, airports, hours, places, lengths } = await form({ tripType, selectedFilterValues })
      const wanted = types.find(({ selected }) => selected)!.filterTags
      const possible = [...airports, ...hours, ...withParts(places), ...lengths].filter(
        ({ enabled }) => enabled,
      )
      expect(possible.length).toBeGreaterThan(0)
      for (const { code, assignedTags } of possible)
        expect(
          assignedTags.some((tag) => wanted.includes(tag)),
          `${tripType} ${code}`,
        ).toBe(true)
    }
  })

  test('stands out when many choose it: eight countries, three airports, a week', async () => {
    const { airports, places, lengths } = await form()
    const highlighted = (options: readonly SearchOption[]) => options.filter((option) => option.highlighted)
    expect(highlighted(places)).toHaveLength(8)
    expect(highlighted(airports).map(({ enabled }) => enabled)).toEqual([true, true, true])
    expect(highlighted(lengths).map(({ code }) => code)).toEqual(['7-7'])
  })

  test('is chosen in part when one of its parts is', async () => {
    const { places } = await form()
    const country = places.find(({ options }) => options.length > 0)!
    const [region] = country.options
    const after = (await form({ selectedDestinationsCodes: [region!.code] })).places
    expect(after.find(({ code }) => code === country.code)).toMatchObject({
      selected: false,
      indeterminate: true,
      options: expect.arrayContaining([expect.objectContaining({ code: region!.code, selected: true })]),
    })
  })

  test('of where to fly is a country, a region or an airport, each airport once', async () => {
    const { places } = await form({ tripType: 'CZ' })
    const all = withParts(places)
    const ofKind = (kind: string) => all.filter((option) => option.kind === kind)
    expect(ofKind('resort')).toEqual([])
    const airports = ofKind('airport')
    expect(new Set(airports.map(({ code }) => code)).size).toBe(airports.length)
    const served = index.register.hotels.flatMap(({ arrivalAirport }) => arrivalAirport ?? [])
    expect(airports.length).toBe(new Set(served).size)
    const inRegions = ofKind('region').flatMap(({ options }) => options)
    expect(inRegions).toEqual(airports)
    const [airport] = airports.filter(({ enabled }) => enabled)
    const after = (await form({ tripType: 'CZ', selectedDestinationsCodes: [airport!.code] })).places
    expect(chosen(withParts(after))).toEqual([airport!.code])
  })

  test('of another length than the usual ones is there while it is chosen', async () => {
    expect(chosen((await form({ durationFrom: 6, durationTo: 14 })).lengths)).toEqual(['6-14'])
    expect(chosen((await form({ durationFrom: 20, durationTo: 60 })).lengths)).toEqual(['20-30'])
    expect(chosen((await form({ durationFrom: 7, durationTo: 7 })).lengths)).toEqual(['7-7'])
  })
})

test('airports name their group in the language of the guest', async () => {
  const groups = new Set<string | null>()
  for (const locale of locales)
    for (const { groupName } of (await form({}, locale)).airports) groups.add(groupName)
  expect(groups).toEqual(new Set([null, ...locales.map((locale) => `north ${locale}`)]))
})
