import { bookableOffer } from '../fixtures/bookable-offer.ts'
import {
  amount,
  cartIdOf,
  fillContact,
  fillPeople,
  heading,
  inDatabase,
  next,
  order,
  totalOf,
} from '../fixtures/checkout-page.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { ownOffer } from '../fixtures/stock.ts'
import { allow } from '../fixtures/visitor.ts'

/** Changes the price that the guest has agreed to, as if the price had moved meanwhile. */
function movePrice(cartId: string, grosze: number) {
  return inDatabase('update booking.carts set agreed_offer = agreed_offer - $2 where id = $1', [
    cartId,
    grosze,
  ])
}

test.use({ reducedMotion: 'reduce' })

test('on a phone a drop is told, a rise stops with both figures, and two tabs are two reservations', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await allow(page, '')
  const code = await ownOffer('checkout with another price')
  await openPage(page, `/pz/rezerwacja/${code}`)
  await expectNoSidewaysScroll(page)
  const [first, price] = [cartIdOf(page), await totalOf(page)]

  await test.step('the price stays below, and opens to the whole trip', async () => {
    await page.getByText('Szczegóły wyjazdu').click()
    await expect(
      page.getByText('To cena końcowa. Nic do niej nie doliczymy.').filter({ visible: true }),
    ).toBeVisible()
    await page.getByText('Szczegóły wyjazdu').click()
  })

  await movePrice(first, -100_00)
  await openPage(page, page.url())
  await expect(page.getByText(/cena spadła z/)).toBeVisible()
  await next(page, 'podróżni').click()
  await expect(heading(page)).toHaveText('Kto jedzie')
  await expect(page.getByText(/cena spadła z/)).toHaveCount(0)
  await fillPeople(page)
  await fillContact(page)
  await expectNoSidewaysScroll(page)

  await test.step('a second tab has a reservation of its own, and neither disturbs the other', async () => {
    const other = await page.context().newPage()
    await other.goto(`/pz/rezerwacja/${await bookableOffer('egipt', '2')}`)
    expect(cartIdOf(other)).not.toBe(first)
    const keys = await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => sessionStorage.getItem('cart-id'))),
    )
    expect(new Set(keys).size).toBe(2)
    await other.close()
  })

  await movePrice(first, 250_00)
  await next(page, 'podsumowanie').click()
  await expect(heading(page)).toHaveText('Cena się zmieniła')
  const figures = page.locator('main section dd')
  expect(amount(await figures.nth(0).textContent())).toBe(price - 250)
  expect(amount(await figures.nth(1).textContent())).toBe(price)
  await page.reload()
  await expect(order(page)).toHaveCount(0)
  await page.getByRole('button', { name: /^Zgadzam się na/ }).click()
  await expect(heading(page)).toHaveText('Sprawdź i zamów')
  expect(await totalOf(page)).toBe(price)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // The same offer opens the same reservation again.
  await openPage(page, `/pz/rezerwacja/${code}`)
  expect(cartIdOf(page)).toBe(first)

  await test.step('sold out, the nearest trips keep the people', async () => {
    // The same trip with a flight that does not exist.
    const gone = code.replace(/^[A-Z]{6}\d{6}/, '$&T0001')
    await inDatabase('update booking.carts set offer_code = $2 where id = $1', [first, gone])
    await openPage(page, `/pz/rezerwacja/${first}/summary`)
    await expect(heading(page)).toHaveText('Ktoś był szybszy')
    await expect(page.getByText('Dane podróżnych i dodatki zostają')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Wybieram ten termin' }).first().click()
    await expect(page.getByText('Anna Nowak-Żółć').first()).toBeVisible()

    // A guest who has entered nothing gets no note about saved data.
    await openPage(page, `/pz/rezerwacja/${gone}`)
    await expect(heading(page)).toHaveText('Ktoś był szybszy')
    await expect(page.getByText('Oto najbardziej podobne oferty.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Wybieram ten termin' }).first()).toBeVisible()
  })
})
