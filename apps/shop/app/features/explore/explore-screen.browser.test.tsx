import { defaultSearchState } from '@wojaz/travel/search'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectMapDrawn, loadMaps } from '../../../test/browser/expect-map-drawn.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { listingOffer } from '../../../test/browser/listing-answers.ts'
import { ExploreScreen } from './explore-screen.tsx'
import type { ExploreDestination, ExploreView } from './explore-view.ts'

beforeAll(loadMaps)

function destination(name: string, number: number, latitude: number, longitude: number): ExploreDestination {
  const offer = listingOffer(number)
  return {
    code: name.slice(0, 2).toUpperCase(),
    name,
    url: null,
    picture: offer.picture,
    offer,
    price: offer.perPerson,
    coordinates: { latitude, longitude },
    listingUrl: `/wypoczynek/${name}`,
    months: Array.from({ length: 12 }, (_, month) => ({
      month: `2027-${String(month + 1).padStart(2, '0')}`,
      name: 'lip',
      // No departures in December.
      ...(month < 11
        ? { price: offer.perPerson, heat: 'low' as const, url: `/wypoczynek/${name}` }
        : { price: null, heat: null, url: null }),
      isWithinBudget: month < 11,
    })),
  }
}

const exploreView = (own: Partial<ExploreView> = {}): ExploreView => ({
  search: defaultSearchState,
  budget: null,
  beyond: 0,
  least: 150_000,
  hasLeftOut: false,
  destinations: [
    destination('Grecja', 0, 38, 23),
    destination('Egipt', 4, 27, 30),
    destination('Hiszpania', 8, 40, -4),
  ],
  airports: [{ code: 'KTW', name: 'Katowice' }],
  today: '2027-03-10',
  texts: '{}',
  ...own,
})

test('a family on a phone with too little money learns what the least is, and where that leads', async () => {
  await page.viewport(phone.width, phone.height)
  const search = {
    ...defaultSearchState,
    childrenBirthDates: ['2019-05-01'],
    fullPrice: true,
    durationFrom: 7,
    durationTo: 7,
  }
  const poor = exploreView({ search, budget: 10_000, destinations: [], beyond: 3, least: 412_345 })
  await draw(<ExploreScreen view={poor} />, { path: '/uk/odkrywaj' })
  const raise = page.getByRole('link', { name: /^Показати з бюджетом/ })
  await expect.element(raise).toHaveTextContent(/4\s124\szł/)
  await expect
    .element(raise)
    .toHaveAttribute('href', expect.stringMatching(/^\/uk\/odkrywaj\?.*budget=4124$/))
  await expect.element(page.getByText('1 дитина')).toBeVisible()
  await expect.element(bySelector('a[href="/uk/quiz"]')).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('destinations lie on a map that opens by a link; a press on a price leads to its destination', async () => {
  answerCalls({})
  await draw(<ExploreScreen view={exploreView()} />, { path: '/odkrywaj' })
  expect(bySelector('[data-mark]').elements()).toEqual([])
  await page.getByRole('link', { name: 'Pokaż na mapie' }).click()
  await expectMapDrawn()
  const greece = page.getByRole('button', { name: /^Grecja, od 1\s500\szł/ })
  await expect.element(greece).toHaveTextContent('Grecja')
  await expectAccessible()
  focusOn(greece)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Grecja' })).toHaveFocus()
  await page.getByRole('link', { name: 'Ukryj mapę' }).click()
  await expect.element(bySelector('[data-mark]')).not.toBeInTheDocument()
})

test.each([
  ['busy', 'Mamy teraz bardzo dużo wyszukiwań.'],
  ['outage', 'Nie udało się wczytać kierunków.'],
] as const)(
  'when the next destinations do not come (%s), those before stay and the page says so',
  async (failed, words) => {
    await draw(<ExploreScreen view={exploreView()} failed={failed} />, { path: '/odkrywaj' })
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(page.getByRole('heading', { name: 'Grecja' })).toBeVisible()
  },
)

const many = Array.from({ length: 9 }, (_, at) =>
  destination(`${String.fromCharCode(65 + at)}x`, at, at * 5, at * 15),
)
const flights = { ...defaultSearchState, tripType: 'CZ' as const }

test('six destinations are in sight, the others one press away; a price on the map finds them too', async () => {
  answerCalls({})
  await draw(<ExploreScreen view={exploreView({ destinations: many })} />, { path: '/odkrywaj' })
  await expect.element(page.getByRole('heading', { level: 3, name: 'Fx' })).toBeVisible()
  const last = page.getByRole('heading', { level: 3, name: 'Ix' })
  await expect.element(last).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Pokaż na mapie' }).click()
  const mark = page.getByRole('button', { name: /^Ix, od/ })
  await expect.element(mark).toBeVisible()
  focusOn(mark)
  await userEvent.keyboard('{Enter}')
  await expect.element(last).toHaveFocus()
})

test('the others open by a press', async () => {
  await draw(<ExploreScreen view={exploreView({ destinations: many })} />, { path: '/odkrywaj' })
  await page.getByText('Pokaż jeszcze 3 kierunki').click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Ix' })).toBeVisible()
  await expectAccessible()
})

test('flights alone are asked for by month, by days and one way, in words of flights', async () => {
  await page.viewport(phone.width, phone.height)
  const search = {
    ...flights,
    startDate: '2027-06-10',
    endDate: '2027-06-20',
    selectedFilterValues: { flightWay: ['oneWay'] },
  }
  await draw(<ExploreScreen view={exploreView({ search, destinations: many })} />, {
    path: '/zaawansowana-wyszukiwarka-lotow',
  })
  await expect.element(page.getByLabelText('Kiedy', { exact: true })).toHaveValue('')
  await expect.element(page.getByLabelText('Wylot najwcześniej')).toHaveValue('2027-06-10')
  await expect.element(page.getByLabelText('Długość pobytu')).toHaveValue('oneWay')
  expect(bySelector('input[name="shown"]').element()).toHaveProperty('value', '2027-06-10_2027-06-20')
  await expect.element(page.getByRole('link', { name: /^Zobacz loty/ }).first()).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('a month of flights is chosen in its list, not as two days', async () => {
  const search = { ...flights, startDate: '2027-03-11', endDate: '2027-03-31' }
  await draw(<ExploreScreen view={exploreView({ search })} />, { path: '/zaawansowana-wyszukiwarka-lotow' })
  await expect.element(page.getByLabelText('Kiedy', { exact: true })).toHaveValue('2027-03')
  expect(bySelector('input[name="shown"]').elements()).toEqual([])
})

test('on days without flights the way out is any time', async () => {
  const search = { ...flights, startDate: '2027-06-10', endDate: '2027-06-20' }
  await draw(<ExploreScreen view={exploreView({ search, destinations: [], least: null })} />, {
    path: '/zaawansowana-wyszukiwarka-lotow',
  })
  const anytime = page.getByRole('link', { name: 'Pokaż loty w dowolnym terminie' })
  await expect.element(anytime).toHaveAttribute('href', expect.not.stringMatching(/startDate|endDate/))
  await expect.element(page.getByRole('link', { name: /quiz/i })).toHaveAttribute('href', '/quiz')
})
