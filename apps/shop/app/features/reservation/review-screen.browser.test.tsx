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
  number: 'W402917652',
  name: 'Złota Zatoka Palace & Spa',
  returnDate: '2026-10-10',
  written: null,
  canWrite: true,
  isSaved: false,
  isOwn: true,
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
    return { typed: sent, faults: { location: 'score-missing' }, isOver: false, photos: [], photoFaults: [] }
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
    photos: [],
    state: 'refused',
    refusedBecause: 'Wymienia nazwisko <b>kelnera</b>.',
    editableUntil: '2026-11-12',
  } as const
  await draw(<ReviewScreen page={{ ...empty, written, isSaved: true }} />, {
    path: localisedPath(locale, path),
  })
  await expect.element(page.getByText(/12\.11\.2026/)).toBeVisible()
  await expect.element(page.getByText('Wymienia nazwisko <b>kelnera</b>.')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/reservation\.|\{\{/)
  await expectNoSidewaysScroll()
})

test('photos that were sent stay while they are ticked; what is chosen is shown small, what is wrong stands at the field', async () => {
  await page.viewport(phone.width, phone.height)
  const photo = { id: '0518dd80-eba5-43d2-a9ad-c93947c9c246', name: 'a.jpg', width: 4, height: 3 }
  let sent: FormData | undefined
  const action = async ({ request }: { request: Request }): Promise<ReviewAnswer> => {
    sent = await request.formData()
    const photoFaults = [{ name: 'film', code: 'kind-not-taken' as const }]
    return { typed: {}, faults: {}, isOver: false, photos: [photo], photoFaults }
  }
  await draw(null, { path, routes: [{ path, element: <ReviewScreen page={empty} />, action }] })
  const field = page.getByLabelText('Zdjęcia')
  await userEvent.upload(field, [new File([await paintedPng()], 'widok.png', { type: 'image/png' })])
  await expect.element(page.getByText('Wybrane teraz')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('img[src^="data:image/jpeg"]').length).toBe(1)
  await page.getByRole('button', { name: 'Wyślij opinię' }).click()
  await expect.element(page.getByText('film: to nie jest zdjęcie JPEG, PNG ani WebP.')).toBeVisible()
  expect(sent?.get('photos')).toMatchObject({ name: 'widok.png' })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  const stays = page.getByRole('checkbox', { name: 'Zostaw zdjęcie 1' })
  await expect.element(stays).toBeChecked()
  await stays.click()
  await page.getByRole('button', { name: 'Wyślij opinię' }).click()
  await expect.poll(() => sent?.getAll('stay')).toEqual([])
  await expectAccessible()
  await expectNoSidewaysScroll()
})

async function paintedPng(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 30
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  return new Promise((go) => canvas.toBlob((blob) => go(blob as Blob), 'image/png'))
}
