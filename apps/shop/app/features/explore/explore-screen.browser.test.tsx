import { defaultSearchState } from '@wojaz/travel/search'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { listingOffer } from '../../../test/browser/listing-answers.ts'
import { ExploreScreen } from './explore-screen.tsx'
import type { ExploreDirection, ExploreView } from './explore-view.ts'

function direction(name: string, number: number, latitude: number, longitude: number): ExploreDirection {
  const offer = listingOffer(number)
  return {
    ...{ code: name.slice(0, 2).toUpperCase(), name, url: null, picture: offer.picture, offer },
    ...{ price: offer.perPerson, coordinates: { latitude, longitude }, listingUrl: `/wypoczynek/${name}` },
    months: Array.from({ length: 12 }, (_, month) => ({
      ...{ month: `2027-${String(month + 1).padStart(2, '0')}`, name: 'lip', price: offer.perPerson },
      ...{ heat: 'low' as const, isWithinBudget: true, url: `/wypoczynek/${name}` },
    })),
  }
}

const exploreView = (own: Partial<ExploreView> = {}): ExploreView => ({
  ...{ search: defaultSearchState, budget: null, beyond: 0, least: 150_000, hasLeftOut: false },
  directions: [
    direction('Grecja', 0, 38, 23),
    direction('Egipt', 4, 27, 30),
    direction('Hiszpania', 8, 40, -4),
  ],
  ...{ airports: [{ code: 'KTW', name: 'Katowice' }], today: '2027-03-10', mapStyleUrl: null, texts: '{}' },
  ...own,
})

test('a family on a phone with too little money learns what the least is, and where that leads', async () => {
  await page.viewport(phone.width, phone.height)
  const search = {
    ...{ ...defaultSearchState, childrenBirthDates: ['2019-05-01'], fullPrice: true },
    ...{ durationFrom: 7, durationTo: 7 },
  }
  const poor = exploreView({ search, budget: 10_000, directions: [], beyond: 3, least: 412_345 })
  await draw(<ExploreScreen view={poor} />, { path: '/uk/odkrywaj' })
  const raise = page.getByRole('link', { name: /^Показати з бюджетом/ })
  await expect.element(raise).toHaveTextContent(/4\s124\szł/)
  await expect
    .element(raise)
    .toHaveAttribute('href', expect.stringMatching(/^\/uk\/odkrywaj\?.*budget=4124$/))
  await expect.element(page.getByText('1 дитина')).toBeVisible()
  expectNoSidewaysScroll()
  await expectAccessible()
})

test('directions lie on a map that opens by a link; a press on a price leads to its direction', async () => {
  answerCalls({})
  await draw(<ExploreScreen view={exploreView()} />, { path: '/odkrywaj' })
  expect(bySelector('[data-mark]').elements()).toEqual([])
  await page.getByRole('link', { name: 'Pokaż na mapie' }).click()
  await expect.element(bySelector('[data-drawn]')).toBeVisible()
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
  'when the next directions do not come (%s), those before stay and the page says so',
  async (failed, words) => {
    await draw(<ExploreScreen view={exploreView()} failed={failed} />, { path: '/odkrywaj' })
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(page.getByRole('heading', { name: 'Grecja' })).toBeVisible()
  },
)
