import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bySelector } from '../../../test/browser/by-selector.ts'
import { phone } from '../../../test/browser/draw.tsx'
import { cards, count, drawListing } from '../../../test/browser/draw-listing.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { planePath } from '../../../test/browser/listing-answers.ts'
import { boxOf, settled } from '../../../test/browser/settled.ts'

const view = (name: string) => page.getByRole('dialog', { name })
const open = (name: string) => page.getByRole('link', { name }).click()
const allInclusive = () => view('Filtry').getByRole('checkbox', { name: /^All inclusive/ })

test('the bar at the foot says how many there are and from what price', async () => {
  await page.viewport(phone.width, phone.height)
  await drawListing()
  await expect.element(page.getByText(/^24 oferty ?od 1\s500\szł$/)).toBeVisible()
})

test('filters fill the screen and say what they would give; Back closes them, and nothing is lost', async () => {
  await page.viewport(phone.width, phone.height)
  const { query, back } = await drawListing()
  cards().nth(1).element().scrollIntoView()
  await open('Filtry')
  await expect.element(view('Filtry')).toBeVisible()
  const y = window.scrollY
  await expectNoSidewaysScroll()
  await expectAccessible()
  await allInclusive().click()
  await expect.element(view('Filtry').getByRole('button', { name: 'Pokaż 6 ofert' })).toBeVisible()
  expect(query()).toBe('')
  await back()
  await expect.element(view('Filtry')).not.toBeInTheDocument()
  expect(query()).toBe('')
  expect(y).toBeGreaterThan(0)
  expect(window.scrollY).toBe(y)
})

test('what was chosen in them is shown when it is sent off', async () => {
  await page.viewport(phone.width, phone.height)
  const { address, query } = await drawListing()
  await open('Filtry')
  await allInclusive().click()
  await view('Filtry').getByRole('button', { name: 'Pokaż 6 ofert' }).click()
  await expect.element(count()).toHaveTextContent('6 ofert')
  expect([query().includes(':board:AI'), address().hash]).toEqual([true, ''])
})

test('an order is one press, and Back leads to the order before it', async () => {
  await page.viewport(phone.width, phone.height)
  const { query, back } = await drawListing()
  await open('Sortowanie')
  await view('Sortowanie').getByRole('link', { name: 'Najlepiej oceniane' }).click()
  await expect.poll(query).toContain('hotelRating')
  await expect.element(view('Sortowanie')).not.toBeInTheDocument()
  await back()
  await expect.poll(query).toBe('')
})

test('at 200 % cards and filters can be reached, and nothing has to be pushed sideways', async () => {
  await page.viewport(640, 450)
  await drawListing()
  await expectNoSidewaysScroll()
  await cards().first().getByRole('link').last().click({ trial: true })
  await open('Filtry')
  await view('Filtry').getByRole('checkbox').last().click({ trial: true })
  await view('Filtry')
    .getByRole('button', { name: /^Pokaż/ })
    .click({ trial: true })
  await expectNoSidewaysScroll()
})

test('at 200 % whoever goes through the cards by keyboard sees where they are: the bar at the foot is out of the way', async () => {
  await page.viewport(640, 450)
  await drawListing()
  focusOn(cards().first().getByRole('link').first())
  const seen: boolean[] = []
  // A card has five Tab stops; the third card begins below the fold.
  while (seen.length < 15) {
    await settled()
    seen.push(isFocusSeen())
    await userEvent.keyboard('{Tab}')
  }
  expect(seen).not.toContain(false)
})

/** True if nothing covers the focused element. */
function isFocusSeen(): boolean {
  const { activeElement } = document
  const { left, top, width, height } = (activeElement as Element).getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return Boolean(activeElement?.closest('article')?.contains(there))
}

test('however many filters there are, chips take one row, and the first offer is on the first screen', async () => {
  await page.viewport(phone.width, phone.height)
  await drawListing({
    path: `${planePath}?q=:price:a:KTW:a:WAW:dF:7:dT:7:ctAdult:2:c:GR:c:TR:board:AI:tripType:WS`,
  })
  const chips = bySelector('#wyniki nav ul')
  await expect.element(chips).toBeVisible()
  expect((await boxOf(chips)).height).toBeLessThan(64)
  // Header and search line of the page take a quarter of the screen above.
  expect((await boxOf(cards().first())).top).toBeLessThan(phone.height / 2)
  await expectNoSidewaysScroll()
})
