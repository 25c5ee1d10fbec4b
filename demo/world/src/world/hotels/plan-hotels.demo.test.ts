import { expect, test } from 'vitest'
import { offices } from '../offices.ts'
import { placeRows } from '../places/place-tree.ts'
import { planHotels } from './plan-hotels.ts'

const hotels = planHotels('wojaz', 1200)

test.each([1200, 3000])(
  'a world of %i hotels has exactly so many, and every kind of holiday in number',
  (size) => {
    const plans = planHotels('wojaz', size)
    const count = (kind: string) => plans.filter(({ trip }) => trip === kind).length
    expect(plans).toHaveLength(size)
    expect(count('WS')).toBeGreaterThanOrEqual(850)
    expect(count('WO')).toBeGreaterThanOrEqual(60)
    expect(count('NR')).toBeGreaterThanOrEqual(120)
    expect(count('DW')).toBeGreaterThanOrEqual(150)
  },
)

test.each([60, 1200, 3000])('with %i hotels holidays by plane go to at least 25 countries', (size) => {
  const byPlane = planHotels('wojaz', size).filter(({ trip }) => trip === 'WS')
  expect(new Set(byPlane.map(({ spot }) => spot.country.code)).size).toBeGreaterThanOrEqual(25)
})

test('the large world has 3000 hotels with about six rates each, all with a name of their own', () => {
  const large = planHotels('wojaz', 3000)
  expect(large).toHaveLength(3000)
  expect(new Set(large.map(({ name }) => name)).size).toBe(3000)
  const rates = large.reduce((sum, { rooms, boards }) => sum + rooms.length * boards.length, 0)
  expect(rates / 3000).toBeGreaterThan(5)
  expect(rates / 3000).toBeLessThan(7)
})

test('codes, names and addresses of hotels are used once', () => {
  for (const key of ['code', 'name', 'seoName'] as const)
    expect(new Set(hotels.map((hotel) => hotel[key])).size).toBe(1200)
  for (const { code, seoName } of hotels) {
    expect(code).toMatch(/^[A-Z]{3}[0-9]{5}$/)
    expect(seoName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('codes of places are used once, addresses once under the same parent', () => {
  expect(new Set(placeRows.map(({ code }) => code)).size).toBe(placeRows.length)
  expect(new Set(placeRows.map(({ parent, seoName }) => `${parent}/${seoName}`)).size).toBe(placeRows.length)
  for (const { code, seoName } of placeRows) {
    expect(code).toMatch(/^[A-Z0-9]{2,12}$/)
    expect(seoName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('the same seed makes the same hotels, another seed makes others', () => {
  expect(planHotels('wojaz', 90)).toEqual(planHotels('wojaz', 90))
  expect(planHotels('wojaz', 90)[3]?.popularity).not.toBe(planHotels('another', 90)[3]?.popularity)
})

test('no hotel bears the name of a known house or chain', () => {
  const famous =
    /rixos|hilton|marriott|sheraton|barcel[oó]|iberostar|\briu\b|meli[aá]|bahia principe|gołębiewski|mercure|novotel|ibis|radisson|delphin|titanic|voyage|gloria serenity|maxx royal|club med|sandals|four seasons|ritz|hyatt|kempinski|m[oö]venpick|steigenberger|labranda|grecotel|mitsis|atlantica|louis|tui|robinson|magic life|sensimar|blue lagoon|sun palace|jaz |albatros|pickalbatros|sunrise|sensatori|fuerte|h10|lopesan|princess|alltours|aldiana|bristol|europejski|kasprowy|amber baltic|arka medical|havet|burj al|atlantis/i
  for (const { name } of hotels) expect(name).not.toMatch(famous)
})

test('no hotel in the mountains is called after the sea', () => {
  const inland = hotels.filter(({ spot, trip }) => spot.region.nature !== 'sea' && trip !== 'WO')
  for (const { name, spot } of inland.filter(({ spot }) => spot.region.nature !== 'lake'))
    expect(name, spot.resort.names.pl).not.toMatch(
      /beach|bay\b|sands|coast|\bsea\b|mare\b|riviera|plage|playa|reef|lagoon|lagun|zatoka|wydma|mierzeja|latarnia/i,
    )
})

test('only resorts with slopes sell ski holidays; by plane one needs an airport, by car none', () => {
  for (const { trip, spot, airport, facts } of hotels) {
    expect(trip === 'NR').toBe(facts.liftMetres !== null)
    expect(trip === 'NR' || (airport === null) === (trip === 'DW')).toBe(true)
    expect(trip !== 'NR' || spot.resort.slopes !== undefined).toBe(true)
  }
})

test('a good part of the ski hotels is sold with flights, most are reached by car', () => {
  const ski = hotels.filter(({ trip }) => trip === 'NR')
  const byPlane = ski.filter(({ airport }) => airport !== null)
  expect(byPlane.length).toBeGreaterThan(ski.length * 0.15)
  expect(byPlane.length).toBeLessThan(ski.length * 0.5)
})

test('every office has an address of its own', () => {
  expect(new Set(offices.map(({ id }) => id)).size).toBe(offices.length)
  expect(
    new Set(offices.map(({ citySeoName, addressSeoName }) => `${citySeoName}/${addressSeoName}`)).size,
  ).toBe(offices.length)
})
