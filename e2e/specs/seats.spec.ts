import type { Browser, Page } from '@playwright/test'
import {
  cartIdOf,
  fillChild,
  fillContact,
  fillPeople,
  giveConsents,
  heading,
  inDatabase,
  next,
  order,
  totalOf,
  traveller,
} from '../fixtures/checkout-page.ts'
import { desktop, expect, expectAccessible, openPage, phone, test } from '../fixtures/shop-test.ts'
import { ownOffer } from '../fixtures/stock.ts'
import { allow } from '../fixtures/visitor.ts'

test.use({ reducedMotion: 'reduce' })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wybierz miejsca w samolocie' })
const freeSeats = (page: Page) => dialog(page).getByRole('button', { name: /standard, \d/ })
const said = (page: Page) => dialog(page).getByRole('status')

/** A guest on another computer in the checkout of the same offer. */
async function anotherGuest(browser: Browser, code: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pl-PL', viewport: desktop })).newPage()
  await allow(page, '')
  await openPage(page, `/pz/rezerwacja/${code}`)
  return page
}

async function openMap(page: Page, link = 'Wybierz miejsca') {
  await page.getByRole('link', { name: link, exact: true }).click()
  await expect(freeSeats(page).first()).toBeVisible()
}

const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Zatwierdź miejsca' }).click()

/** The chosen seats of the plan, one for each of the party. */
const pressed = (page: Page) => dialog(page).locator('[data-seat][aria-pressed=true]')

test('on a phone two adults and a child sit together on both flights, take a trip and pay by BLIK', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await allow(page, '')
  await openPage(page, `/pz/rezerwacja/${await ownOffer('seats of a family', '2c190501')}`)
  const price = await totalOf(page)

  await test.step('seats one by one on the way there, then side by side both ways in one press', async () => {
    await openMap(page)
    for (const [place, seat] of [...(await freeSeats(page).all())].slice(0, 3).entries()) {
      await seat.click()
      await expect(pressed(page)).toHaveCount(place + 1)
    }
    await expect(dialog(page).getByRole('timer')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Wybierz miejsca obok siebie' }).click()
    await expect(said(page)).toHaveText('Miejsca obok siebie są wybrane na oba loty.')
    await dialog(page)
      .getByRole('button', { name: /^Powrót/ })
      .click()
    await expect(pressed(page)).toHaveCount(3)
    await submit(page)
  })
  await expect(page.getByRole('link', { name: 'Zmień miejsca' })).toBeVisible()
  await expect.poll(() => totalOf(page)).toBeGreaterThan(price)

  await page.locator('summary').filter({ hasText: 'Zobacz wycieczki' }).click()
  const trip = page.locator('input[type=checkbox][name^="FACULTATIVE_TRIPS.0."]').first()
  const withSeats = await totalOf(page)
  await trip.check()
  await expect.poll(() => totalOf(page)).toBeGreaterThan(withSeats)
  const total = await totalOf(page)
  await next(page, 'podróżni').click()

  await expect(heading(page)).toHaveText('Kto jedzie')
  await expect(page.getByRole('timer', { name: 'Czas do zwolnienia miejsc w samolocie' })).toBeVisible()
  await fillPeople(page)
  await fillChild(page)
  await fillContact(page)
  await next(page, 'podsumowanie').click()
  await expect(heading(page)).toHaveText('Sprawdź i zamów')
  await expect(page.getByText(/^Lot tam, miejsce \d/)).toHaveCount(3)
  await expect(page.getByText(/^Powrót, miejsce \d/)).toHaveCount(3)
  expect(await totalOf(page)).toBe(total)
  await giveConsents(page)
  await order(page).click()

  await expect(heading(page)).toHaveText('Jak chcesz zapłacić?')
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(heading(page)).toContainText('Jedziesz!')
  // The purchase is listed line by line beside it, or below the trip's name on a phone.
  const lines = page.getByText(/^(Lot tam|Powrót), miejsce \d/)
  await expect(lines.first()).toBeAttached()
  await expect(page.getByText('Zofia Nowak').first()).toBeAttached()
})

test.describe('several guests, one plane', () => {
  test('who leaves the page with seats pressed and not submitted lets them go at once; those submitted before stay', async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(desktop)
    await allow(page, '')
    const code = await ownOffer('seats let go')
    await openPage(page, `/pz/rezerwacja/${code}`)
    await openMap(page)
    const other = await anotherGuest(browser, code)
    const checkout = other.url()
    const seenHere = (seat: string) => dialog(page).locator(`[data-seat="${seat}"]`)
    const press = async (place: number) => {
      const wanted = freeSeats(other).nth(place)
      const seat = (await wanted.getAttribute('data-seat')) ?? ''
      await wanted.click()
      await expect(seenHere(seat)).toHaveAccessibleName(/zajęte/)
      return seat
    }

    await openMap(other)
    const left = await press(0)
    await other.goto('/')
    await expect(seenHere(left)).not.toHaveAccessibleName(/zajęte/)

    await openPage(other, checkout)
    await openMap(other)
    const kept = await press(0)
    await submit(other)
    await openMap(other, 'Zmień miejsca')
    const more = await press(8)
    await other.goto('/')
    await expect(seenHere(more)).not.toHaveAccessibleName(/zajęte/)
    await expect(seenHere(kept)).toHaveAccessibleName(/zajęte/)
    await other.context().close()
  })

  test('a seat that another guest takes is told at once', { tag: '@gate' }, async ({ page, browser }) => {
    await page.setViewportSize(desktop)
    await allow(page, '')
    const code = await ownOffer('seats taken')
    await openPage(page, `/pz/rezerwacja/${code}`)
    await openMap(page)
    const other = await anotherGuest(browser, code)
    await openMap(other)
    const wanted = freeSeats(other).first()
    const seat = (await wanted.getAttribute('data-seat')) ?? ''
    await wanted.click()
    await expect(said(page)).toHaveText(`Ktoś właśnie zajął miejsce ${seat}.`)
    await expect(dialog(page).locator(`[data-seat="${seat}"]`)).toHaveAccessibleName(/zajęte/)
    await freeSeats(page).first().click()
    await expect(pressed(page)).toHaveCount(1)
    await submit(page)
    await expect(page.getByRole('link', { name: 'Zmień miejsca' })).toBeFocused()
    await other.context().close()
  })

  test('another class lets the seats go; time runs out while typing and nothing typed is lost', async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await page.clock.install()
    await allow(page, '')
    await openPage(page, `/pz/rezerwacja/${await ownOffer('seats of another class')}`)
    await openMap(page)
    await freeSeats(page).first().click()
    await expect(pressed(page)).toHaveCount(1)
    await submit(page)

    await test.step('another class has other seats, and says so', async () => {
      await page.locator('summary').filter({ hasText: 'Wybierz klasę' }).click()
      await page.locator('input[type=radio][name="FLIGHT_CLASS"]').nth(1).check()
      await next(page, 'podróżni').click()
      await expect(page.getByText('Masz teraz inną klasę lotu')).toBeVisible()
      await expectAccessible(page)
    })

    await traveller(page, 1).getByLabel('Imię lub imiona').fill('Anna')
    await test.step('chosen again right here, with what is typed kept', async () => {
      await page.getByRole('link', { name: 'Wybierz miejsce jeszcze raz' }).click()
      await dialog(page).getByRole('button', { name: 'Wybierz miejsca obok siebie' }).click()
      await expect(said(page)).toHaveText('Miejsca obok siebie są wybrane na oba loty.')
      await submit(page)
      await expect(page.getByText('Masz teraz inną klasę lotu')).toHaveCount(0)
      await expect(traveller(page, 1).getByLabel('Imię lub imiona')).toHaveValue('Anna')
    })

    await test.step('a quarter of an hour passes', async () => {
      await inDatabase('update booking.seat_claims set held_until = $2 where cart_id = $1', [
        cartIdOf(page),
        new Date(),
      ])
      await traveller(page, 1).getByLabel('Nazwisko').fill('Nowak-Żółć')
      await page.clock.fastForward('16:00')
      await expect(page.getByText('Minął czas, na który trzymaliśmy dla Ciebie miejsca')).toBeVisible()
      await expect(page.getByRole('timer', { name: 'Czas do zwolnienia miejsc w samolocie' })).toHaveCount(0)
      await expect(traveller(page, 1).getByLabel('Imię lub imiona')).toHaveValue('Anna')
      await expect(traveller(page, 1).getByLabel('Nazwisko')).toHaveValue('Nowak-Żółć')
    })

    // The message stays until the order, which then has no seats.
    await fillPeople(page)
    await fillContact(page)
    await next(page, 'podsumowanie').click()
    await expect(page.getByText('Minął czas, na który trzymaliśmy dla Ciebie miejsca')).toBeVisible()
    await expect(page.getByText(/, miejsce \d/)).toHaveCount(0)
  })
})
