import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../test/browser/answer-calls.ts'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { PopularAttractions } from './popular-attractions.tsx'

const call = 'GET /api/www/components/most-popular-activities'
const activity = {
  id: 12,
  url: '/atrakcje/rodos/rejs-12',
  title: 'Rejs katamaranem o zachodzie słońca z kolacją: Agios Nikolaos',
  summary: 'Dwie godziny na morzu.',
  place: 'Agios Nikolaos',
  picture: null,
  duration: { from: 120, to: null },
  price_from: 12_000,
  free_cancellation_hours: 24,
  pickup: true,
  instant_confirmation: true,
}
const wish = { date: '2026-07-10', dateTo: '2026-07-17', people: 4, trip: 'W123456782' }

test.each(locales)('in %s the shelf comes late, fits a phone and is accessible', async (locale) => {
  await page.viewport(phone.width, phone.height)
  answerCalls({ [call]: { place: 'RHO', activities: [activity] } })
  await draw(<PopularAttractions url="/wypoczynek/grecja/rodos" isInside />, {
    path: localisedPath(locale, '/'),
  })
  await expect.element(page.getByRole('link', { name: /Rejs katamaranem/ })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('on a trip its days, people and number go along, to one and to all', async () => {
  await page.viewport(desktop.width, desktop.height)
  answerCalls({ [call]: { place: 'RHO', activities: [activity] } })
  await draw(<PopularAttractions url="/wypoczynek/grecja/rodos" isInside wish={wish} />)
  const along = 'date=2026-07-10&dateTo=2026-07-17&people=4&trip=W123456782'
  await expect
    .element(page.getByRole('link', { name: /Rejs katamaranem/ }))
    .toHaveAttribute('href', `/atrakcje/rodos/rejs-12?${along}`)
  await expect
    .element(page.getByRole('link', { name: 'Zobacz wszystkie atrakcje' }))
    .toHaveAttribute('href', `/atrakcje/wyniki-wyszukiwania?place=RHO&${along}`)
})

test('where there are none, the page stays as it is', async () => {
  const calls = answerCalls({ [call]: { place: null, activities: [] } })
  await draw(
    <>
      <h1>Rodos</h1>
      <PopularAttractions url="/wypoczynek/grecja/rodos" />
    </>,
  )
  await expect.poll(() => calls.length).toBe(1)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelectorAll('article, section')).toHaveLength(0)
})
