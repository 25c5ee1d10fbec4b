import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { letPass, stopClock } from '../../../test/browser/clock.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { openPlane } from '../../../test/browser/plane.ts'
import { SeatDialog } from './seat-dialog.tsx'

const names = ['Anna', 'Jan', 'Zofia']
const seat = (name: string) => bySelector(`[data-seat="${name}"]`)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const said = page.getByRole('status')

async function opened(plane = openPlane()) {
  const onClose = vi.fn()
  await draw(<SeatDialog cartId="c1" saved={Promise.resolve()} names={names} onClose={onClose} />)
  await expect.element(seat('7C')).toBeVisible()
  return { plane, onClose }
}

test('who sits down next has the seat that is pressed; pressed again it is free, and one may change with another', async () => {
  const { plane } = await opened()
  await seat('7C').click()
  await expect.element(said).toHaveTextContent('Anna: miejsce 7C.')
  await seat('7B').click()
  await expect.element(said).toHaveTextContent('Jan: miejsce 7B.')
  expect(plane.held()).toEqual(['1 7B 1', '1 7C 0'])
  await expect.element(page.getByText(/^Razem 100\szł$/)).toBeVisible()
  await expect.element(page.getByRole('timer')).toBeVisible()

  await button(/Anna/).first().click()
  await seat('7B').click()
  await expect.element(seat('7B')).toHaveAccessibleName(/Anna siedzi tutaj/)
  expect(plane.held()).toEqual(['1 7B 0', '1 7C 1'])
  await button(/Anna/).first().click()
  await seat('7B').click()
  await expect.element(said).toHaveTextContent('Anna: miejsce zwolnione.')
  expect(plane.held()).toEqual(['1 7C 1'])
  await button('Zwolnij wszystkie').click()
  await expect.element(said).toHaveTextContent('Miejsca są zwolnione.')
  expect(plane.held()).toEqual([])
})

test('arrows walk from seat to seat over the aisle and from row to row, Enter sits down', async () => {
  const { plane } = await opened()
  focusOn(seat('1A'))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(seat('2D')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(said).toHaveTextContent('Anna: miejsce 2C.')
  expect(plane.held()).toEqual(['1 2C 0'])
  // The map is one Tab stop: the last focused seat.
  expect(bySelector('[data-seat][tabindex="0"]').elements()).toEqual([seat('2C').element()])
})

test('a seat of others and one beside an exit for a child cannot be pressed', async () => {
  const { plane } = await opened()
  await expect.element(seat('5A')).toHaveAccessibleName(/zajęte/)
  await button(/Zofia/).first().click()
  await expect.element(seat('16A')).toHaveAccessibleName(/nie dla tej osoby/)
  for (const name of ['5A', '16A']) (seat(name).element() as HTMLElement).click()
  expect(plane.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a seat that others take is told at once, and nobody else can press it', async () => {
  const { plane } = await opened()
  plane.othersTake('7C')
  await expect.element(said).toHaveTextContent('Ktoś właśnie zajął miejsce 7C.')
  await expect.element(seat('7C')).toHaveAccessibleName(/zajęte/)
})

test('one press seats everybody side by side on both flights, or says that there is no such place', async () => {
  const { plane } = await opened()
  await button('Wybierz miejsca obok siebie').click()
  await expect.element(said).toHaveTextContent('Miejsca obok siebie są wybrane na oba loty.')
  expect(plane.held()).toHaveLength(6)
  await button(/^Powrót/).click()
  await expect.poll(() => bySelector('[data-seat][aria-pressed=true]').elements()).toHaveLength(3)
  plane.othersTake(...plane.everySecondSeat)
  await button('Wybierz miejsca obok siebie').click()
  await expect.element(said).toHaveTextContent('Nie ma już tylu wolnych miejsc obok siebie.')
})

test('in words and by keyboard: every traveller has a list of what is free', async () => {
  const { plane } = await opened()
  focusOn(page.getByRole('radio', { name: 'Plan' }))
  await userEvent.keyboard('{ArrowRight}')
  const list = page.getByRole('combobox', { name: 'Jan' })
  await expect.element(list).toBeVisible()
  expect(list.element().querySelector('option[value="5A"]')).toBeNull()
  await expectAccessible()
  await list.selectOptions('7C')
  await expect.element(said).toHaveTextContent('Jan: miejsce 7C.')
  await list.selectOptions('')
  await expect.element(said).toHaveTextContent('Jan: miejsce zwolnione.')
  expect(plane.held()).toEqual([])
})

test('what the shop refuses is told in its words, and nothing changes', async () => {
  const { plane } = await opened()
  await seat('7C').click()
  await expect.element(said).toHaveTextContent('Anna: miejsce 7C.')
  plane.refuses('Ktoś był szybszy i zajął to miejsce. Wybierz inne.')
  await seat('8C').click()
  await expect.element(said).toHaveTextContent('Ktoś był szybszy')
  await expect.element(seat('8C')).toHaveAttribute('aria-pressed', 'false')
  expect(plane.held()).toEqual(['1 7C 0'])
})

test('who closes the map has back what was held before; who submits keeps what is pressed', async () => {
  const before = [{ flightId: 1, seat: '9A', person: 0, price: 50_00 }]
  const first = await opened(openPlane({ held: before, until: '2026-07-01T08:15:00.000Z' }))
  await button(/Anna/).first().click()
  await seat('7C').click()
  await expect.element(said).toHaveTextContent('Anna: miejsce 7C.')
  await userEvent.keyboard('{Escape}')
  expect(first.onClose).toHaveBeenCalledWith(false)
  await expect.poll(first.plane.held).toEqual(['1 9A 0'])

  await button(/Jan/).first().click()
  await seat('7C').click()
  await expect.element(said).toHaveTextContent('Jan: miejsce 7C.')
  await button('Zatwierdź miejsca').click()
  expect(first.onClose).toHaveBeenLastCalledWith(true)
  expect(first.plane.held()).toEqual(['1 7C 1', '1 9A 0'])
})

test('who goes away while a press is still on its way lets the seat go', async () => {
  const { plane } = await opened()
  plane.fallsSilent()
  await seat('7C').click()
  await expect.poll(() => plane.calls.at(-1)?.method).toBe('POST')
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => plane.calls.at(-1)?.method).toBe('DELETE')
})

test('when the time is over the seats are others’ again, and one press takes them once more', async () => {
  stopClock('2026-07-01T08:00:00.000Z')
  const { plane } = await opened()
  plane.holdsUntil('2026-07-01T08:00:20.000Z')
  await seat('7C').click()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await letPass(20_000)
  await expect.element(said).toHaveTextContent('Czas minął i miejsca są znów wolne dla innych.')
  await expect.element(seat('7C')).toHaveAttribute('aria-pressed', 'false')
  await button('Zajmij je ponownie').click()
  await expect.element(seat('7C')).toHaveAttribute('aria-pressed', 'true')
  expect(plane.held()).toEqual(['1 7C 0'])
})

test('a map that does not come is asked for again', async () => {
  const plane = openPlane()
  plane.refuses('Nie teraz')
  await draw(<SeatDialog cartId="c1" saved={Promise.resolve()} names={names} onClose={() => {}} />)
  await expect.element(page.getByText('Nie udało się połączyć. Spróbuj ponownie.')).toBeVisible()
  plane.refuses(null)
  await button('Spróbuj ponownie').click()
  await expect.element(seat('7C')).toBeVisible()
})

test('the plan is accessible and fits on a phone', async () => {
  await page.viewport(phone.width, phone.height)
  await opened()
  await seat('7C').click()
  await expect.element(said).toHaveTextContent('Anna: miejsce 7C.')
  await expectAccessible()
  await expectNoSidewaysScroll()
})
