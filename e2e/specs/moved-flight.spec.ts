import { inDatabase } from '../fixtures/checkout-page.ts'
import { colleague } from '../fixtures/colleague.ts'
import { afterRounds, linkTo } from '../fixtures/emails.ts'
import { followLink, pressButton, typeDay, typeInto, typeTime } from '../fixtures/keyboard.ts'
import { isAllBack, payOrder, placeOrder } from '../fixtures/placed-order.ts'
import { expect, openPage, phone, test } from '../fixtures/shop-test.ts'
import { becomeCustomer } from '../fixtures/traveller.ts'
import { allow } from '../fixtures/visitor.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })

interface Leg {
  name: string
  date: string
  departureTime: string
  arrivalTime: string
}

/** Stays within the day: later in the morning, earlier in the evening. */
function fiveHoursApart(time: string, isLater: boolean): string {
  const hour = (Number(time.slice(0, 2)) + (isLater ? 5 : 19)) % 24
  return `${String(hour).padStart(2, '0')}${time.slice(2)}`
}

test('by keyboard alone, a flight that the office moves by five hours: the guest hears of it, leaves free of charge and has the money back', {
  tag: '@gate',
}, async ({ page, browser }) => {
  const order = await placeOrder('flight moved by the office')
  await allow(page, '')
  await payOrder(order, 'deposit')
  await openPage(page, '/')
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
    await typeInto(piotr, 'Numer lotu', leg.name)
    await typeDay(piotr, 'Dzień lotu', leg.date)
    await typeTime(piotr, 'Nowa godzina wylotu', fiveHoursApart(leg.departureTime, isLater))
    await typeTime(piotr, 'Nowa godzina przylotu', fiveHoursApart(leg.arrivalTime, isLater))
    await pressButton(piotr, 'Pokaż, kogo dotyczy')
    await expect(piotr.getByRole('heading', { name: 'Kogo dotyczy: 1' })).toBeVisible()
    await expect(piotr.getByRole('link', { name: order.number })).toBeVisible()
    await pressButton(piotr, /^Ogłoś i zawiadom wszystkich/)
    await expect(piotr.getByRole('heading', { level: 1 })).toContainText('Zmiana:')
    await expect(piotr.getByText(order.number).first()).toBeVisible()
  })

  await test.step('by e-mail and in the account', async () => {
    await openPage(page, `/mytui/rezerwacja/${order.number}/karta/podsumowanie`)
    await expect(page.getByText(/^Zmieniliśmy godziny lotu: odpowiedz do/)).toBeVisible()
    await openPage(page, await linkTo(order.email, `mytui/rezerwacja/${order.number}/powiadomienie`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zmieniły się godziny lotu')
    await expect(page.getByText(fiveHoursApart(leg.departureTime, isLater)).first()).toBeVisible()
  })

  await test.step('leaving is free of charge, and everything comes back', async () => {
    await followLink(page, 'Rezygnuję bez opłat')
    await expect(page.getByRole('heading', { name: 'Rezygnacja bez opłat' })).toBeVisible()
    await pressButton(page, 'Rezygnuję z wyjazdu')
    await expect(page.getByText(/^Rezygnacja zapisana/)).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await afterRounds(() => isAllBack(order.number), 'the money')
    await followLink(page, 'Wróć do rezerwacji')
    await followLink(page, /^Płatności$/)
    await expect(page.getByText(/^Zwrot .+: wypłacony/)).toBeVisible()
    await piotr.reload()
    await expect(piotr.getByRole('row', { name: new RegExp(order.number) })).toContainText(/rezyg/i)
  })
  await piotr.context().close()
})
