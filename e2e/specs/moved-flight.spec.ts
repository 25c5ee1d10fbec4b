import { inDatabase } from '../fixtures/checkout-page.ts'
import { colleague } from '../fixtures/colleague.ts'
import { linkTo } from '../fixtures/letters.ts'
import { placeOrderBetween } from '../fixtures/placed-order.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { becomeCustomer } from '../fixtures/traveller.ts'
import { allow, remember } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })

interface Leg {
  name: string
  date: string
  departureTime: string
  arrivalTime: string
}

/** Within the day: later in the morning, earlier in the evening. */
function fiveHoursApart(time: string, isLater: boolean): string {
  const hour = (Number(time.slice(0, 2)) + (isLater ? 5 : 19)) % 24
  return `${String(hour).padStart(2, '0')}${time.slice(2)}`
}

test('a flight that the office moves by five hours: the guest hears of it, leaves free of charge and has the money back', async ({
  page,
  browser,
}) => {
  const order = await placeOrderBetween(runningStack())
  await allow(page, '')
  await remember(page, order.cookies)
  await openPage(page, `/pz/platnosc/${order.number}`)
  await page.getByLabel('Zaliczka 25%').check()
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jedziesz!')
  await becomeCustomer(page, order.email)
  const [leg] = await inDatabase<Leg>(
    `select (leg ->> 'airLineCode') || (leg ->> 'flightNumber') as name, leg ->> 'date' as date,
       leg ->> 'departureTime' as "departureTime", leg ->> 'arrivalTime' as "arrivalTime"
     from booking.orders, lateral (select sold #> '{offer,departureFlight}' as leg) flown where number = $1`,
    [order.number],
  )
  if (!leg) throw new Error(`${order.number} does not fly`)
  const isLater = leg.departureTime < '14:00'
  const piotr = await colleague(browser, 'Piotr Lot', 'operations')

  await test.step('the office sees whom it concerns, and tells them', async () => {
    await piotr.goto('/biuro/zmiany/nowa?kind=flight-hours')
    await piotr.getByLabel('Numer lotu').fill(leg.name)
    await piotr.getByLabel('Dzień lotu').fill(leg.date)
    await piotr.getByLabel('Nowa godzina wylotu').fill(fiveHoursApart(leg.departureTime, isLater))
    await piotr.getByLabel('Nowa godzina przylotu').fill(fiveHoursApart(leg.arrivalTime, isLater))
    await piotr.getByRole('button', { name: 'Pokaż, kogo dotyczy' }).click()
    await expect(piotr.getByRole('heading', { name: 'Kogo dotyczy: 1' })).toBeVisible()
    await expect(piotr.getByRole('link', { name: order.number })).toBeVisible()
    await expectAccessible(piotr)
    await piotr.getByRole('button', { name: /^Ogłoś i zawiadom wszystkich/ }).click()
    await expect(piotr.getByText(order.number).first()).toBeVisible()
  })

  await test.step('by e-mail and in the account', async () => {
    await openPage(page, `/mytui/rezerwacja/${order.number}/karta/podsumowanie`)
    await expect(page.getByText(/^Zmieniliśmy godziny lotu: odpowiedz do/)).toBeVisible()
    await page.goto(await linkTo(order.email, `mytui/rezerwacja/${order.number}/powiadomienie`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zmieniły się godziny lotu')
    await expect(page.getByText(fiveHoursApart(leg.departureTime, isLater)).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('leaving is free of charge, and everything comes back', async () => {
    await page.getByRole('link', { name: 'Rezygnuję bez opłat' }).click()
    await expect(page.getByRole('heading', { name: 'Rezygnacja bez opłat' })).toBeVisible()
    await page.getByRole('button', { name: 'Rezygnuję z wyjazdu' }).click()
    await expect(page.getByText(/^Rezygnacja zapisana/)).toBeVisible()
    const money = () =>
      inDatabase<{ left: number; back: number }>(
        `select (select sum(amount)::int from booking.payments where order_number = $1 and completed_at is not null) as left,
           (select sum(refunds.amount)::int from booking.refunds join booking.payments on payments.id = payment_id
            where order_number = $1 and finished_at is not null) as back`,
        [order.number],
      )
    await expect
      .poll(async () => (await money()).map(({ left, back }) => left > 0 && left === back))
      .toEqual([true])
    await openPage(page, `/mytui/rezerwacja/${order.number}/karta/platnosc`)
    await expect(page.getByText(/^Zwrot .+: wypłacony/)).toBeVisible()
    await piotr.reload()
    await expect(piotr.getByRole('row', { name: new RegExp(order.number) })).toContainText(/rezyg/i)
  })
  await piotr.context().close()
})
