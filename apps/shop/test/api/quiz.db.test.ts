import { locales } from '@wojaz/travel/locale'
import { decodeSearchQuery, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect } from 'vitest'
import type { QuizQuestionStep, QuizResultStep, QuizView } from '../../app/features/quiz/quiz-view.ts'
import { readQuiz } from '../../server/quiz/read-quiz.ts'
import { documentedCalls } from '../documented-calls.ts'
import { type ListingShop, listingTest as test } from '../listing-shop.ts'

let shop: ListingShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const call = async (answers: Record<string, string>, more: object = {}, locale = 'pl') => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/www/ajax/quiz',
    payload: { answers, ...more },
    headers: { 'x-market-language': locale },
  })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json() as QuizView
}
const question = async (answers: Record<string, string>) => {
  const { step, count } = await call(answers)
  expect(step.kind).toBe('question')
  return { count, ...(step as QuizQuestionStep) }
}
const result = async (answers: Record<string, string>, more: object = {}) => {
  const { step, ...view } = await call({ ...anything, ...answers }, more)
  expect(step.kind).toBe('result')
  return { ...view, ...(step as QuizResultStep) }
}
const anything = { kto: '-', kiedy: '-', pogoda: '-', budzet: '-', hotel: '-' }
const listed = async (href: string) => {
  const search = decodeSearchQuery(new URLSearchParams(href.split('?')[1]).get('q') ?? '')
  const found = await shop.services.offers.search(toOfferSearchRequest(search, { pageSize: 40 }), 'pl')
  if (!found.ok) throw new Error(found.refusal.code)
  return { search, total: found.value.pagination.totalResults, offers: found.value.offers }
}

test('every answer says how many hotels it leaves, and leaves as many', async () => {
  const answers: Record<string, string> = {}
  for (const value of ['para', 'czerwiec', 'cieplo', 'duzo', 'basen']) {
    const { code, count, answers: offered } = await question(answers)
    const chosen = offered.find((one) => one.code === value)
    expect(chosen?.count).toBeLessThanOrEqual(count)
    answers[code] = value
    expect([value, (await call(answers)).count]).toEqual([value, chosen?.count])
  }
})

test('the list of a result has exactly the hotels that were counted', async () => {
  for (const answers of [
    {},
    { kiedy: 'czerwiec' },
    { kiedy: 'czerwiec', pogoda: 'cieplo' },
    { hotel: 'pary', budzet: 'duzo' },
  ]) {
    const { count, listingUrl } = await result(answers as Record<string, string>)
    expect(count).toBeGreaterThan(0)
    expect([answers, (await listed(listingUrl)).total]).toEqual([answers, count])
  }
})

test('each place opens at its price: the offer is the first of its list, and costs the same on its card', async () => {
  const { places } = await result({ kto: 'rodzina', kiedy: 'lipiec' })
  expect(places).toHaveLength(3)
  for (const { code, offer, hotels, listingUrl } of places) {
    const { search, total, offers } = await listed(listingUrl)
    expect(search).toMatchObject({ selectedDestinationsCodes: [code], adultsCount: 2 })
    expect([offers[0]?.offerCode, total]).toEqual([offer.code, hotels])
    const again = await shop.services.offers.offer(offer.code, { locale: 'pl', perPerson: true })
    expect(again.ok && again.value.quote.total).toBe(offer.total)
    expect([offer.people, offer.departureDate.slice(5, 7)]).toEqual([3, '07'])
  }
})

test('places come with their weather, and only those that have it', async () => {
  const { places } = await result({ kiedy: 'czerwiec', pogoda: 'cieplo' })
  const right = places.filter(({ without }) => without.length === 0)
  expect(right.map(({ code }) => code).sort()).toEqual(['R0A', 'R0B'])
  expect(places[0]?.reasons.weather).toEqual({ month: 6, air: 29, sea: 29, rainDays: 29 })
  const nobody = await question({ kto: '-', kiedy: 'czerwiec' })
  expect(nobody.answers.map(({ code, count }) => [code, count > 0])).toEqual([
    ['cieplo', true],
    ['mroz', false],
  ])
})

test('warmth without a month: places that are warm when something leaves, with the offer of such a month', async () => {
  const { count, fromPrice, places, listingUrl } = await result({ pogoda: 'cieplo' })
  expect(count).toBeGreaterThan(0)
  expect((await listed(listingUrl)).total).toBe(count)
  const right = places.filter(({ without }) => without.length === 0)
  expect(right.map(({ code }) => code).sort()).toEqual(['R0A', 'R0B'])
  for (const { reasons, offer, hotels, listingUrl: own } of right) {
    const month = Number(offer.departureDate.slice(5, 7))
    expect(reasons.weather).toMatchObject({ month })
    expect([reasons.weather && reasons.weather.air >= 25, reasons.weather?.month]).toEqual([true, month])
    expect(reasons.months?.some(({ from, to }) => from <= month && month <= to)).toBe(true)
    const { total, offers } = await listed(own)
    expect([offers[0]?.offerCode, total]).toEqual([offer.code, hotels])
  }
  expect(fromPrice).toBe(Math.min(...right.map(({ offer }) => offer.perPerson)))
  const nobody = await question({ kto: '-', kiedy: '-' })
  expect(nobody.answers.map(({ code, count: left }) => [code, left > 0])).toEqual([
    ['cieplo', true],
    ['mroz', false],
  ])
})

test('a month that was named is not changed by the weather', async () => {
  const { places } = await result({ kiedy: 'czerwiec', pogoda: 'cieplo' })
  expect(places.map(({ reasons }) => reasons.months)).toEqual([null, null, null])
  expect(places.map(({ offer }) => offer.departureDate.slice(5, 7))).toEqual(['06', '06', '06'])
})

test('not this place: it is gone, the next one comes, and it can be had again', async () => {
  const before = await result({})
  const [first] = before.places
  expect(first?.notThisUrl).toContain(`bez=${first?.code}`)
  const after = await result({}, { excluded: [first?.code] })
  expect(after.places.map(({ code }) => code)).not.toContain(first?.code)
  expect(after.places).toHaveLength(3)
  expect(after.count).toBe(before.count - (first?.hotels ?? 0))
  expect((await listed(after.listingUrl)).total).toBe(after.count)
  expect(after.excluded).toMatchObject([{ code: first?.code }])
  expect(after.excluded[0]?.url).not.toContain('bez=')
})

test('too few places: others are shown without an answer, and say which', async () => {
  const { places } = await result({ kiedy: 'czerwiec', pogoda: 'cieplo' })
  expect(places.map(({ without }) => without)).toEqual([[], [], ['cieplo']])
})

test('nothing answers to all: which answer to take back, with exact counts', async () => {
  const { count, places, repairs } = await result({ kiedy: 'czerwiec', pogoda: 'mroz' })
  expect(count).toBe(0)
  expect(places.map(({ without }) => without)).toEqual([['mroz'], ['mroz'], ['mroz']])
  const [repair] = repairs
  expect(repairs.map(({ label }) => label)).toEqual(['mroz'])
  expect(repair?.url).toContain('pogoda=-')
  expect(repair?.count).toBe((await result({ kiedy: 'czerwiec' })).count)
})

test('what editors keep is never left out: with no trip in January the page says so and shows ways out', async () => {
  const { count, places, repairs } = await result({ kiedy: 'styczen' })
  expect([count, places]).toEqual([0, []])
  expect(repairs.map(({ question: asked }) => asked)).toEqual(['kiedy?'])
})

test('a party of one’s own is priced as it is', async () => {
  const { places } = await result({ kto: 'inne' }, { party: { adults: 3, ages: [7] } })
  expect(places[0]?.offer.people).toBe(4)
})

test('GET ajax/quiz has the questions and what each answer means', async () => {
  const answer = await shop.app.inject('/api/www/ajax/quiz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().questions[1].answers[0]).toMatchObject({ code: 'czerwiec', rule: { months: [6] } })
})

test('the calls are documented, and answer as the documentation says', async () => {
  const calls = await documentedCalls(shop.app, 'quiz')
  expect([...calls.keys()].sort()).toEqual(['GET /api/www/ajax/quiz', 'POST /api/www/ajax/quiz'])
  const questions = (await shop.app.inject('/api/www/ajax/quiz')).json()
  expect(calls.get('GET /api/www/ajax/quiz')?.(200).safeParse(questions).error?.issues ?? []).toEqual([])
  for (const answers of [{}, { ...anything, kiedy: 'czerwiec' }, { ...anything, pogoda: 'mroz' }]) {
    const read = calls
      .get('POST /api/www/ajax/quiz')?.(200)
      .safeParse(await call(answers as never))
    expect(read?.error?.issues ?? []).toEqual([])
  }
})

test.each([{ answers: 5 }, { party: { adults: 0, ages: [] } }, { excluded: Array(21).fill('X') }, '{'])(
  'POST ajax/quiz with %j is refused, not a failure',
  async (payload) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/www/ajax/quiz',
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
    expect([400, 422]).toContain(answer.statusCode)
  },
)

test.each(locales)('the call speaks %s', async (locale) => {
  const { step } = await call(anything, { excluded: ['R0A'] }, locale)
  const name = locale === 'pl' ? 'Wyspa' : `Wyspa ${locale}`
  expect((step as QuizResultStep).excluded).toMatchObject([{ name }])
})

test.each(['kto=%00', 'kto=inne&dorosli=-1&wiek=x', 'bez=%FF', `kto=${'a'.repeat(5000)}`])(
  'an address with %s still asks its question',
  async (rubbish) => {
    const quiz = (await shop.app.inject('/api/www/ajax/quiz')).json()
    const sources = { ...shop.services, locale: 'pl' } as const
    const { view } = await readQuiz(quiz, new URLSearchParams(rubbish), sources)
    expect(view.step).toMatchObject({ kind: 'question' })
    expect(view.count).toBeGreaterThan(0)
  },
)
