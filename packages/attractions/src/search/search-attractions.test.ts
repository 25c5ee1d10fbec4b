import { expect, test } from 'vitest'
import { inEveryLocale, makeAttraction, makeKind, makeOption, makeTexts } from '../../test/make-attraction.ts'
import { makePlaces } from '../../test/make-places.ts'
import { AttractionIndex } from './attraction-index.ts'
import { type AttractionQuery, emptyAttractionQuery } from './attraction-query.ts'
import { listedOf } from './listed-attraction.ts'
import { searchAttractions } from './search-attractions.ts'
import { suggestAttractions } from './suggest-attractions.ts'

const titled = (title: string) => inEveryLocale(makeTexts({ title }))
const cruise = makeAttraction({ number: 1, texts: titled('Rejs o zachodzie słońca'), placeCode: 'RHO-FAL' })
const museum = makeAttraction({
  number: 2,
  texts: titled('Bilet do Muzeum Archeologicznego'),
  placeCode: 'CHQ-PLA',
  categories: ['museums', 'history'],
  languages: ['pl', 'en'],
  priceFrom: 4_500,
  options: [makeOption({ startTimes: [], cutoff: { amount: 7, unit: 'day' } })],
})
const diving = makeAttraction({
  number: 3,
  texts: titled('Nurkowanie dla początkujących'),
  placeCode: 'PMI-PAL',
  categories: ['sports'],
  priceFrom: null,
  pickup: 'possible',
  options: [
    makeOption({ startTimes: ['09:00', '13:30'] }),
    makeOption({ id: 'later', cutoff: { amount: 3, unit: 'day' } }),
  ],
})
const index = new AttractionIndex(
  [cruise, museum, diving].map((one) => listedOf(one, null)),
  makePlaces(),
)

const search = (changes: Partial<AttractionQuery>) =>
  searchAttractions(index, { ...emptyAttractionQuery, ...changes })
const found = (changes: Partial<AttractionQuery>) =>
  search(changes)
    .attractions.map(({ number }) => number)
    .sort()

test.each([
  ['by a word of the title', 'nurkowanie', [3]],
  ['without diacritics', 'poczatkujacych', [3]],
  ['with a typo', 'nurkowqnie', [3]],
  ['unfinished', 'muz', [2]],
  ['by the place', 'rodos', [1]],
  ['by the country, several', 'grecja', [1, 2]],
  ['by the theme', 'rejsy', [1]],
  ['in any order', 'faliraki rejs', [1]],
  ['not by half of what was typed', 'rejs muzeum', []],
])('%s', (_, text, numbers) => {
  expect(found({ text })).toEqual(numbers)
})

test('a region holds its resorts', () => {
  expect(found({ placeCodes: ['GR'] })).toEqual([1, 2])
  expect(found({ placeCodes: ['CHQ', 'PMI'] })).toEqual([2, 3])
})

test('free cancellation is that of the strictest option', () => {
  expect(found({ chosen: { 'free-cancellation': ['24h'] } })).toEqual([1])
  expect(found({ chosen: { 'free-cancellation': ['72h'] } })).toEqual([1, 3])
})

test('what has no start times is open at any time of the day', () => {
  expect(found({ chosen: { 'time-of-day': ['morning'] } })).toEqual([2, 3])
  expect(found({ chosen: { 'time-of-day': ['evening'] } })).toEqual([1, 2, 3])
})

test('what has no price is in no price range, and last when sorted by price', () => {
  expect(found({ priceFrom: 0 })).toEqual([1, 2])
  expect(search({ sort: 'price' }).attractions.map(({ number }) => number)).toEqual([2, 1, 3])
  expect(search({ sort: 'priceDESC' }).attractions.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('a value that nobody has finds nothing, and leaving it out is offered', () => {
  const { total, repairs } = search({ chosen: { language: ['xx'] }, text: 'rejs' })
  expect(total).toBe(0)
  expect(repairs).toEqual([{ without: ['language'], count: 1 }])
})

test('where one change does not help, two are offered', () => {
  const { repairs } = search({ text: 'rejs', placeCodes: ['PMI'], chosen: { category: ['museums'] } })
  expect(repairs).toEqual([
    { without: ['text', 'place'], count: 1 },
    { without: ['text', 'category'], count: 1 },
    { without: ['place', 'category'], count: 1 },
  ])
})

test('autocomplete knows places, themes and attractions', () => {
  expect(suggestAttractions(index, 'kret', 'pl')[0]).toEqual({
    kind: 'place',
    code: 'CHQ',
    name: 'Kreta',
    within: ['Grecja'],
    count: 1,
  })
  expect(suggestAttractions(index, 'muze', 'pl')).toEqual([
    { kind: 'theme', code: 'museums', name: 'Muzea', count: 1 },
    expect.objectContaining({ kind: 'attraction', number: 2, within: ['Platanias', 'Kreta', 'Grecja'] }),
  ])
  expect(suggestAttractions(index, 'muzeumok', 'hu')[0]).toMatchObject({ kind: 'theme', name: 'Múzeumok' })
  expect(suggestAttractions(index, '  ', 'pl')).toEqual([])
})

test.each([
  ['no limit', [makeOption()], null],
  ['six tickets at once', [makeOption({ maxTickets: 6 })], 6],
  [
    'three tickets for families of four',
    [makeOption({ maxTickets: 3, ticketKinds: [makeKind({ people: 4 })] })],
    12,
  ],
  ['two of its only kind', [makeOption({ ticketKinds: [makeKind({ maxQuantity: 2 })] })], 2],
  ['one option without a limit', [makeOption({ maxTickets: 2 }), makeOption({ id: 'big' })], null],
])('with %s so many may come together', (_, options, most) => {
  expect(listedOf(makeAttraction({ options }), null).mostPeople).toBe(most)
})
