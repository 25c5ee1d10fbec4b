import { addDays, dayOf } from '@wojaz/travel/dates'
import {
  choiceOf,
  choose,
  expectTickets,
  findOpen,
  newBuyer,
  pay,
  putIntoCart,
  sayWhoBuys,
} from '../fixtures/attraction-cart.ts'
import { emailTo } from '../fixtures/emails.ts'
import { expect, expectAccessible, phone, test } from '../fixtures/shop-test.ts'

test('who leaves late reads before that nothing comes back, and still may', async ({ page }) => {
  const buyer = newBuyer()
  await page.setViewportSize(phone)
  const today = dayOf(new Date())
  const soon = { from: addDays(today, 2), to: addDays(today, 5) }
  const isStrict = (listed: { free_cancellation_hours: number }) => listed.free_cancellation_hours > 144
  await choose(page, await findOpen(page, 'attraction too late', 'text=wspólny transfer', soon, isStrict))
  await expect(choiceOf(page)).toContainText('nie można już anulować bezpłatnie')
  await putIntoCart(page)
  await expect(page.getByText('Bez zwrotu po zakupie')).toBeVisible()
  await page.getByLabel('Numer lotu').fill('7Z 1234')
  await sayWhoBuys(page, buyer)
  await pay(page)
  await expectTickets(page)

  await page.getByRole('link', { name: /^Pokaż bilet/ }).click()
  await page.getByRole('button', { name: 'Zrezygnuj' }).click()
  await expect(page.getByText('Termin bezpłatnej rezygnacji minął: nic nie oddamy.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tak, rezygnuję' }).click()
  await expect(page.getByText('Rezygnacja przyjęta.')).toBeVisible()
  await expect(page.getByText(/^Zwr(ot|ócono)/)).toHaveCount(0)
  const { text } = await emailTo(buyer.email, /^Anulowano: /)
  expect(text).toContain('nic nie zwracamy')
})
