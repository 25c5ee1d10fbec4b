import { type Localised, locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { countries } from '../../world/places/countries.ts'
import { destinations } from './destinations.ts'
import { placesInSentences } from './place-sentences.ts'

const words = ({ path, nameIn, nameTo }: (typeof destinations)[number]) => ({
  path,
  nameIn: nameIn as Localised,
  nameTo: nameTo as Localised,
})

test('every place can stand in a sentence, in five languages', () => {
  for (const { path, nameIn, nameTo } of destinations.map(words))
    for (const locale of locales)
      for (const phrase of [nameIn[locale], nameTo[locale]]) {
        expect(phrase, `${path} ${locale}`).toMatch(/^[^{}|]{3,80}$/)
        expect(phrase).toBe(phrase.trim())
      }
})

test('phrases begin as their language wants it', () => {
  for (const { path, nameIn, nameTo } of destinations.map(words)) {
    expect(nameIn.pl, path).toMatch(/^(w|we|na|nad) \S/)
    expect(nameTo.pl, path).toMatch(/^(do|na|w|nad) \S/)
    expect(nameIn.cs, path).toMatch(/^(v|ve|na|u) \S/)
    expect(nameTo.cs, path).toMatch(/^(do|na|k) \S/)
    expect(nameIn.ro, path).toMatch(/^(în|pe|la) \S/)
    expect(nameIn.uk, path).toMatch(/^(у|в|на) \S/)
    expect(nameTo.uk, path).toMatch(/^(до|на|у|в) \S/)
    expect(nameIn.hu, path).toMatch(/(ban|ben|on|en|ön|n|nál|nél)$/)
    expect(nameTo.hu, path).toMatch(/(ba|be|ra|re|hoz|hez|höz)$/)
  }
})

test('no phrase is written for a place that is not there', () => {
  const places = countries.flatMap(({ code, regions }) => [code, ...regions.map((one) => code + one.code)])
  expect(placesInSentences.filter((code) => !places.includes(code))).toEqual([])
})

test.each([
  ['grecja', 'w Grecji', 'do Grecji', 'v Řecku', 'Görögországba'],
  ['grecja/rodos', 'na Rodos', 'na Rodos', 'na Rhodu', 'Rodoszra'],
  ['hiszpania/costa-brava', 'na Costa Brava', 'na Costa Brava', 'na Costa Bravě', 'a Costa Bravára'],
  [
    'grecja/rodos/lindos',
    'w miejscowości Lindos',
    'do miejscowości Lindos',
    'v letovisku Lindos',
    'Lindos üdülőhelyre',
  ],
])('%s: %s, %s', (path, plIn, plTo, csIn, huTo) => {
  const found = destinations.map(words).find((one) => one.path === path)
  expect([found?.nameIn.pl, found?.nameTo.pl, found?.nameIn.cs, found?.nameTo.hu]).toEqual([
    plIn,
    plTo,
    csIn,
    huTo,
  ])
})
