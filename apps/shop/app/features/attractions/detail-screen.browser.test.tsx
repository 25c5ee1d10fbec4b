import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktop, draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { DetailScreen } from './detail-screen.tsx'
import { makeChoice, makeDetail } from './make-detail.ts'

const path = '/atrakcje/rodos/rejs-12'

test.each(locales)('in %s an attraction fits a phone and is accessible', async (locale) => {
  await page.viewport(phone.width, phone.height)
  await draw(<DetailScreen view={makeDetail()} />, { path: localisedPath(locale, path) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
})

test('a time is chosen, tickets are counted, and the price is there at once', async () => {
  await page.viewport(desktop.width, desktop.height)
  await draw(<DetailScreen view={makeDetail()} />, { path })
  await expect.element(page.getByText('Wybierz godzinę.')).toBeVisible()
  await userEvent.click(page.getByText('14:00'))
  await expect.element(page.getByText('240 zł', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/Bezpłatne anulowanie do 09\.07\.2026, godz\. 14:00/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Więcej: Dziecko' }))
  await expect.element(page.getByText('300 zł', { exact: true })).toBeVisible()
  const form = document.querySelector('form[aria-label="Wybierz termin i bilety"]') as HTMLFormElement
  const add = page.getByRole('button', { name: 'Dodaj do koszyka' }).element() as HTMLButtonElement
  expect([add.formMethod, new URL(add.formAction).pathname]).toEqual(['post', '/atrakcje/payment'])
  expect(Object.fromEntries(new FormData(form, add))).toEqual({
    intent: 'add',
    attraction: '12',
    option: 'standard',
    date: '2026-07-10',
    time: '2026-07-10T14:00',
    'tickets.adult': '2',
    'tickets.child': '1',
  })
})

test('children do not go alone, and the form says who has to come along', async () => {
  await draw(<DetailScreen view={makeDetail({ choice: makeChoice({ tickets: { child: 1 } }) })} />, { path })
  await expect.element(page.getByText('Dziecko: tylko razem z biletem: Dorosły.')).toBeVisible()
})

test('while the organiser is silent the page says so and leads on', async () => {
  const choice = makeChoice({ isSilent: true, days: [], times: [], date: null })
  await draw(<DetailScreen view={makeDetail({ choice })} />, { path })
  await expect.element(page.getByText(/Organizator chwilowo nie odpowiada/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Zobacz inne atrakcje w pobliżu' }))
    .toHaveAttribute('href', '/atrakcje/wyniki-wyszukiwania?place=RHO')
  await expectAccessible()
})
