import { locales, localisedPath } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { ReviewScreen } from './review-screen.tsx'
import type { ReviewAnswer, ReviewPage } from './review-view.ts'

const empty: ReviewPage = {
  ...{ number: 'W402917652', name: 'Złota Zatoka Palace & Spa', returnDate: '2026-10-10' },
  ...{ written: null, canWrite: true, isSaved: false, isOwn: true },
}
const path = '/mytui/rezerwacja/W402917652/opinia'

test('what is written is kept through a login', async () => {
  await draw(<ReviewScreen page={empty} />, { path })
  await expect.element(page.getByRole('textbox').first()).toBeVisible()
  expect(bySelector('form[data-kept] [name=title]').elements()).toHaveLength(1)
})

test('six scores and a text by keyboard; what is missing stands at its field and what was typed stays', async () => {
  await page.viewport(phone.width, phone.height)
  let sent: Record<string, string> = {}
  const action = async ({ request }: { request: Request }): Promise<ReviewAnswer> => {
    sent = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]))
    return { typed: sent, faults: { location: 'score-missing' }, isOver: false }
  }
  await draw(null, { path, routes: [{ path, element: <ReviewScreen page={empty} />, action }] })
  const food = page.getByRole('radiogroup', { name: 'Jedzenie' })
  ;(food.getByRole('radio').first().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await page.getByLabelText('Tytuł').fill('Cisza i morze')
  await page.getByLabelText('Twoja opinia').fill('Pokój z widokiem, blisko do plaży.')
  await page.getByRole('button', { name: 'Wyślij opinię' }).click()
  await expect.element(page.getByText('Wybierz ocenę od 1 do 5.')).toBeVisible()
  expect(sent).toMatchObject({ food: '3', title: 'Cisza i morze' })
  await expect.element(page.getByLabelText('Tytuł')).toHaveValue('Cisza i morze')
  await expectAccessible()
})

test.each(locales)('%s: the form and what became of the review fit a phone', async (locale) => {
  await page.viewport(phone.width, phone.height)
  const scores = { location: 4, rooms: 4, cleanliness: 4, service: 4, food: 4, value: 4 }
  const written = {
    scores,
    title: 'Cisza',
    text: 'Morze.',
    state: 'shown',
    editableUntil: '2026-11-12',
  } as const
  await draw(<ReviewScreen page={{ ...empty, written, isSaved: true }} />, {
    path: localisedPath(locale, path),
  })
  await expect.element(page.getByText(/12\.11\.2026/)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/reservation\.|\{\{/)
  expectNoSidewaysScroll()
})
