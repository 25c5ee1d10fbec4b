import {
  choiceOf,
  chooseOpen,
  expectTickets,
  newBuyer,
  pay,
  putIntoCart,
  sayWhoBuys,
} from '../fixtures/attraction-cart.ts'
import { emailTo } from '../fixtures/emails.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../fixtures/shop-test.ts'

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test(`on a ${name} a family buys a museum and a boat trip with pick-up in one go`, async ({ page }) => {
    const buyer = newBuyer()
    const oneMoreChild = () => choiceOf(page).getByRole('button', { name: /^Więcej: Dziecko/ })
    await page.setViewportSize(viewport)
    await chooseOpen(page, 'attraction of a family', 'text=muzeum')
    await oneMoreChild().click()
    await putIntoCart(page)
    await chooseOpen(page, 'attraction with a pickup', 'text=rejs&pickup=yes')
    await oneMoreChild().click()
    const from = choiceOf(page).getByLabel('Skąd Cię odebrać?')
    await from.selectOption({ index: 1 })
    const place = (await from.locator('option:checked').textContent())?.replace(/ \(.*/, '') ?? ''
    await putIntoCart(page)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('2 × Dorosły, 1 × Dziecko')).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await sayWhoBuys(page, buyer)
    await pay(page)
    await expectTickets(page)
    await expect(page.getByRole('link', { name: /^Pokaż bilet/ })).toHaveCount(2)
    await expect(page.getByText(new RegExp(`Odbiór.*${place}`))).toBeVisible()
    await expectNoSidewaysScroll(page)
    await emailTo(buyer.email, /^Bilet: .*muzeum/)
    await emailTo(buyer.email, /^Bilet: .*rejs/i)
  })
}
