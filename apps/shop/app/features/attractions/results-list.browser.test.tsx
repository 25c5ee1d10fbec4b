import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { emptySearch, resultsPath } from './attraction-address.ts'
import type { ResultsView } from './attraction-view.ts'
import { makeCard } from './make-card.ts'
import { makeResults } from './make-results.ts'
import { ResultsScreen } from './results-screen.tsx'

const trip: ResultsView['trip'] = {
  place: 'Agios Nikolaos',
  from: '2026-07-10',
  to: '2026-07-17',
  search: { trip: 'W123456782' },
}
const found: Partial<ResultsView> = {
  attractions: [makeCard(), makeCard({ number: 13, priceFrom: null, hasPickup: false })],
  search: {
    ...emptySearch,
    text: 'rejs',
    placeCodes: ['RHO'],
    date: '2026-07-10',
    dateTo: '2026-07-17',
    people: 4,
    trip: 'W123456782',
  },
  places: [{ code: 'RHO', name: 'Rodos' }],
  pages: 3,
  trip,
}
const empty: Partial<ResultsView> = {
  search: { ...emptySearch, date: '2026-07-11', people: 9, chosen: { language: ['pl'], pickup: ['yes'] } },
  total: 0,
  repairs: [
    { without: ['date'], count: 14 },
    { without: ['people'], count: 3 },
    { without: ['language', 'pickup'], count: 2 },
  ],
  otherDays: [
    { day: '2026-07-10', count: 5 },
    { day: '2026-07-13', count: 7 },
  ],
}

const show = (changes: Partial<ResultsView>, locale = 'pl' as (typeof locales)[number]) =>
  draw(<ResultsScreen view={makeResults(changes)} />, { path: localisedPath(locale, resultsPath) })

test.each(locales)('in %s lists and filters fit a phone and are accessible', async (locale) => {
  await page.viewport(phone.width, phone.height)
  await show(found, locale)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
  document.querySelector<HTMLElement>('form input.peer')?.click()
  await expect.element(page.getByRole('checkbox', { name: /Polski/ })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test.each(locales)('in %s an empty list fits a phone and leads on', async (locale) => {
  await page.viewport(phone.width, phone.height)
  await show(empty, locale)
  await expect.element(page.getByRole('link', { name: '10.07.2026 (5)' })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('a tick is asked for at once and keeps day, people and trip', async () => {
  await page.viewport(desktop.width, desktop.height)
  const { router } = await show(found)
  await userEvent.click(page.getByRole('checkbox', { name: /Polski/ }))
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
    .toMatchObject({
      q: 'rejs',
      language: 'pl',
      date: '2026-07-10',
      dateTo: '2026-07-17',
      people: '4',
      trip: 'W123456782',
    })
})

test('what leads nowhere cannot be ticked', async () => {
  const values = [{ code: 'cs', label: 'Czeski', count: 0, isChosen: false }]
  await show({ ...found, facets: [{ facet: 'language', values }] })
  await expect.element(page.getByRole('checkbox', { name: /Czeski/ })).toBeDisabled()
})

test('another order is asked for, and the map has the same search', async () => {
  await page.viewport(desktop.width, desktop.height)
  const { router } = await show(found)
  const map = page.getByRole('link', { name: 'Na mapie' })
  const asked = new URL((map.element() as HTMLAnchorElement).href).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({ q: 'rejs', map: 'yes', trip: 'W123456782' })
  await userEvent.selectOptions(page.getByLabelText('Kolejność'), 'Najtańsze')
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('sort')).toBe('price')
})

test('an attraction of the list is opened for the same days, people and trip', async () => {
  await show(found)
  const link = page.getByRole('link', { name: /Rejs katamaranem/ }).first()
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      '/atrakcje/rodos/rejs-12?date=2026-07-10&dateTo=2026-07-17&people=4&trip=W123456782',
    )
})

test('an empty list names other days and what to leave out, each with its own address', async () => {
  await show(empty)
  const hrefOf = (name: string) =>
    new URL((page.getByRole('link', { name }).element() as HTMLAnchorElement).href).searchParams
  const day = hrefOf('13.07.2026 (7)')
  expect([day.get('date'), day.get('people'), day.getAll('language')]).toEqual(['2026-07-13', '9', ['pl']])
  const withoutDay = hrefOf('Bez: dzień (14)')
  expect([withoutDay.get('date'), withoutDay.get('people')]).toEqual([null, '9'])
  expect(hrefOf('Bez: liczba osób (3)').get('people')).toBe('1')
  const two = hrefOf('Bez: Język, Odbiór z hotelu (2)')
  expect([two.has('language'), two.has('pickup'), two.get('date')]).toEqual([false, false, '2026-07-11'])
})

test('whoever comes from a trip sees which, and can look without it', async () => {
  await show(found)
  await expect
    .element(page.getByText('Podczas Twojej podróży: Agios Nikolaos, 10.07.2026–17.07.2026'))
    .toBeVisible()
  const away = page.getByRole('link', { name: 'Szukaj bez tej podróży' }).element() as HTMLAnchorElement
  const { searchParams } = new URL(away.href)
  expect([searchParams.has('trip'), searchParams.has('date'), searchParams.get('place')]).toEqual([
    false,
    false,
    'RHO',
  ])
})
