import type { Page } from '@playwright/test'
import {
  addressOf,
  choiceOf,
  chooseOpen,
  chooseTime,
  expectTickets,
  findOpen,
  newBuyer,
  nextMonth,
  pay,
  putIntoCart,
  sayWhoBuys,
} from '../fixtures/attraction-cart.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'

/** Expects the code, the meeting point and the phone number to be available offline. */
async function expectThereWithoutNetwork(page: Page) {
  await expect(page.getByText('Bilet otworzy się w tej przeglądarce także bez internetu.')).toBeVisible()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Bilet zapisany w tej przeglądarce: /)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Kod biletu: / }).first()).toBeVisible()
  await expect(page.getByText('Miejsce spotkania')).toBeVisible()
  await expect(page.getByRole('link', { name: /^\+\d/ })).toHaveAttribute('href', /^tel:\+\d+$/)
  await expectNoSidewaysScroll(page)
  await page.context().setOffline(false)
}

test.describe(() => {
  test.use({ viewport: phone })

  test('a guest buys a boat trip, shows the ticket and calls it off in time', { tag: '@gate' }, async ({
    page,
  }) => {
    await chooseOpen(page, 'attraction called off', 'text=rejs')
    await putIntoCart(page)
    await sayWhoBuys(page, newBuyer())
    await pay(page)
    await expectTickets(page)
    await page.getByRole('link', { name: /^Pokaż bilet/ }).click()
    await expect(page.getByRole('img', { name: /^Kod biletu: / }).first()).toBeVisible()
    await openPage(page, page.url())
    await page.getByRole('button', { name: 'Zrezygnuj' }).click()
    await expect(page.getByText('Zrezygnować z tej atrakcji?')).toBeVisible()
    await page.getByRole('button', { name: 'Tak, rezygnuję' }).click()
    await expect(page.getByText('Rezygnacja przyjęta.')).toBeVisible()
    await expect(page.getByText('Anulowane')).toBeVisible()
    await expect(page.getByText(/^Zwr(ot|ócono)/)).toBeVisible()
  })

  test('a ticket is there without a network, until it is called off', async ({ page }) => {
    await chooseOpen(page, 'attraction without a network', 'text=rejs')
    await putIntoCart(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await sayWhoBuys(page, newBuyer())
    await pay(page)
    await expectTickets(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Pokaż bilet/ }).click()
    await expect(page.getByRole('img', { name: /^Kod biletu: / }).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectThereWithoutNetwork(page)
    await openPage(page, page.url())
    await page.getByRole('button', { name: 'Zrezygnuj' }).click()
    await page.getByRole('button', { name: 'Tak, rezygnuję' }).click()
    await expect(page.getByText('Rezygnacja przyjęta.')).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('kept-pages')).keys()).length))
      .toBe(0)
  })
})

test('a payment that the bank refuses can be tried again with the same cart', async ({ page }) => {
  await chooseOpen(page, 'attraction refused by the bank', 'text=rejs')
  await putIntoCart(page)
  const buyer = newBuyer()
  await sayWhoBuys(page, buyer)
  await pay(page, '500500')
  await expect(page.getByRole('heading', { level: 1, name: 'Płatność się nie udała' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Spróbuj jeszcze raz' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email)
  await expect(page.getByText(/^Miejsca są Twoje do/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what was typed stays while a hold is extended and an attraction let go', async ({ page }) => {
    const found = await findOpen(page, 'attraction without scripts', 'text=rejs', nextMonth())
    await page.goto(addressOf(found))
    await chooseTime(page, found)
    await choiceOf(page).getByRole('button', { name: 'Dodaj do koszyka' }).click()
    await expect(page).toHaveURL(/\/atrakcje\/payment$/)
    await page.getByLabel('E-mail').fill('zofia@')
    await page.getByRole('button', { name: 'Przedłuż' }).click()
    await expect(page.getByText('Miejsca są Twoje na dłużej.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('zofia@')
    await page.getByRole('button', { name: /^Usuń/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Koszyk jest pusty' })).toBeVisible()
  })
})
