import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { attractionsPath, emptySearch } from './attraction-address.ts'
import type { LandingView } from './attraction-view.ts'
import { LandingScreen } from './landing-screen.tsx'
import { makeCard } from './make-card.ts'

const tile = { code: 'CHQ', name: 'Agios Nikolaos i okolice', count: 1_204, picture: null }
const landing: LandingView = {
  search: emptySearch,
  today: '2026-06-01',
  places: [tile, { ...tile, code: 'RHO', name: 'Rodos', count: 1 }],
  themes: [{ ...tile, code: 'boat-tours', name: 'Rejsy i wycieczki łodzią', count: 22 }],
  popular: [makeCard(), makeCard({ number: 13 })],
  trip: {
    place: 'Rodos',
    from: '2026-07-10',
    to: '2026-07-17',
    search: { placeCodes: ['RHO'], date: '2026-07-10', dateTo: '2026-07-17', people: 4, trip: 'W123456782' },
    attractions: [makeCard({ number: 14 })],
  },
  texts: '{}',
}

test.each(locales)('in %s the landing fits a phone and is accessible', async (locale) => {
  await page.viewport(phone.width, phone.height)
  await draw(<LandingScreen view={landing} />, { path: localisedPath(locale, attractionsPath) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('places and themes lead to their lists; the trip to what is open on its days', async () => {
  await page.viewport(desktop.width, desktop.height)
  await draw(<LandingScreen view={landing} />, { path: attractionsPath })
  await expect
    .element(page.getByRole('link', { name: 'Rodos', exact: true }))
    .toHaveAttribute('href', '/atrakcje/wyniki-wyszukiwania?place=RHO')
  await expect
    .element(page.getByRole('link', { name: 'Rejsy i wycieczki łodzią' }))
    .toHaveAttribute('href', '/atrakcje/wyniki-wyszukiwania?category=boat-tours')
  const trip = page.getByRole('region', { name: /Podczas Twojej podróży: Rodos/ })
  await expect
    .element(trip.getByRole('link', { name: /Rejs katamaranem/ }))
    .toHaveAttribute(
      'href',
      '/atrakcje/rodos/rejs-12?date=2026-07-10&dateTo=2026-07-17&people=4&trip=W123456782',
    )
})

test('without a trip there is no shelf of one', async () => {
  await draw(<LandingScreen view={{ ...landing, trip: null }} />, { path: attractionsPath })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.body.textContent).not.toContain('Podczas Twojej podróży')
})
