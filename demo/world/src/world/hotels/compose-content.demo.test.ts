import { parseScene } from '@wojaz/demo-painter'
import { locales } from '@wojaz/travel/locale'
import { parseCoordinates } from '@wojaz/travel/place'
import { expect, test } from 'vitest'
import { climateOf } from '../climate.ts'
import { countries } from '../places/countries.ts'
import { placeRows } from '../places/place-tree.ts'
import { boards } from '../vocabulary/boards.ts'
import { facets } from '../vocabulary/facets.ts'
import { composeContent } from './compose-content.ts'
import { planHotels } from './plan-hotels.ts'

const hotels = planHotels('wojaz', 1200)
const contents = hotels.map(composeContent)

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

test('no text of any hotel is empty, half filled or untidy, in any language', () => {
  for (const [index, content] of contents.entries()) {
    const texts = textsIn([content.texts, content.rooms.map(({ text }) => text), content.tour])
    const faults = texts.filter(
      (text) => text.trim() === '' || /[{}]|undefined|NaN|null| {2}|\.\.|^\s|\s$| [,.]/.test(text),
    )
    expect(faults, hotels[index]?.code).toEqual([])
  }
})

test('descriptions in Ukrainian are written in Cyrillic', () => {
  for (const { texts } of contents) {
    for (const { text } of texts.uk.description) expect(text).toMatch(/[а-яіїєґ]{3}/)
    expect(texts.uk.faq.map(({ question }) => question).join(' ')).not.toMatch(/[ąćęłńśźżěščřžőű]/)
  }
})

test('neighbours never read the same', () => {
  for (const locale of locales) {
    const seen = new Set<string>()
    for (const [index, { texts }] of contents.entries()) {
      const region = hotels[index]?.spot.regionCode
      // Without the name of the hotel, which alone would make any two texts differ.
      const text = texts[locale].description
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(hotels[index]?.name ?? '', '')
      expect(seen.has(`${region} ${text}`), `${hotels[index]?.code} ${locale}`).toBe(false)
      seen.add(`${region} ${text}`)
    }
  }
})

test('every hotel has at least eight pictures that can be drawn, no two alike', () => {
  const all = contents.flatMap(({ pictures }) => pictures.map(({ url }) => url))
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((url) => parseScene(url).ok)).toBe(true)
  expect(Math.min(...contents.map(({ pictures }) => pictures.length))).toBeGreaterThanOrEqual(8)
})

test('a round trip has a plan for every day, a ski hotel its slopes', () => {
  for (const [index, { tour, slopes, slopeImageUrl }] of contents.entries()) {
    expect(tour !== null).toBe(hotels[index]?.trip === 'WO')
    expect(slopes !== null && slopeImageUrl !== null).toBe(hotels[index]?.trip === 'NR')
    const days = tour?.tourPlan ?? []
    expect(days.at(-1)?.dayTo ?? 0).toBe(tour ? tour.nights + 1 : 0)
    for (const [position, day] of days.entries())
      expect(day.dayFrom).toBe((days[position - 1]?.dayTo ?? 0) + 1)
  }
})

test('every stop of a round trip lies on the map, and no two next to each other in one point', () => {
  for (const { tour } of contents.filter((content) => content.tour !== null)) {
    const points = (tour?.tourPlan ?? []).flatMap(({ point }) => point ?? [])
    expect(points).toHaveLength(6)
    for (const { latitude, longitude } of points)
      expect(parseCoordinates(latitude, longitude)).toEqual({ latitude, longitude })
    for (const [at, { latitude, longitude }] of points.entries())
      expect({ latitude, longitude }).not.toEqual(points[at - 1])
  }
})

test('places, boards and facets have a name in all five languages', () => {
  const names = [
    ...placeRows.map((row) => row.names),
    ...boards.map((board) => board.names),
    ...Object.values(facets).flatMap((values) => Object.values(values)),
  ]
  for (const name of names) for (const locale of locales) expect(name[locale].length).toBeGreaterThan(1)
  for (const { names } of placeRows) expect(names.uk).toMatch(/^[А-ЯІЇЄҐа-яіїєґ]/)
})

test('the climate of every region has twelve believable months', () => {
  for (const region of countries.flatMap(({ regions }) => regions)) {
    const months = climateOf(region.climate)
    expect(months).toHaveLength(12)
    for (const { air, sea, rainDays, sunHours } of months) {
      expect(air).toBeGreaterThan(-10)
      expect(air).toBeLessThan(45)
      expect(sea === null || (sea >= 0 && sea <= 34)).toBe(true)
      expect(rainDays).toBeLessThanOrEqual(31)
      expect(sunHours).toBeLessThanOrEqual(14)
    }
    expect(region.beach === 'none' || months[6]?.sea !== null, region.code).toBe(true)
  }
})
