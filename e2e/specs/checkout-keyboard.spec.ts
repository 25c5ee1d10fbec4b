import type { Page } from '@playwright/test'
import { defaultSearchState, listingHref } from '@wojaz/travel/search'
import { bookableCard } from '../fixtures/bookable-offer.ts'
import { heading, next, order, traveller } from '../fixtures/checkout-page.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { desktop, expect, openPage, test } from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test.setTimeout(120_000)
test.use({ reducedMotion: 'reduce' })

const flights = listingHref({ ...defaultSearchState, tripType: 'CZ', selectedDestinationsCodes: ['TR'] })

/** The start pages, the links into the checkout, and the consents there. */
const ways = {
  'the card of a hotel': {
    address: () => bookableCard('grecja', '2'),
    book: (page: Page) => page.getByRole('link', { name: 'Zarezerwuj ten wyjazd' }).first(),
    consents: ['Akceptuję warunki uczestnictwa.', /standardowego formularza informacyjnego/],
  },
  'a list of flights': {
    address: async () => flights,
    book: (page: Page) =>
      page
        .getByRole('article')
        .getByRole('link', { name: /^Rezerwuj/ })
        .first(),
    consents: ['Akceptuję warunki uczestnictwa.'],
  },
}

for (const [name, { address, book, consents }] of Object.entries(ways))
  test(`with Tab, Space, Enter and letters alone a guest gets from ${name} to a paid order`, async ({
    page,
  }) => {
    const type = async (...texts: string[]) => {
      for (const text of texts) {
        await page.keyboard.press('Tab')
        await page.keyboard.type(text)
      }
    }
    await page.setViewportSize(desktop)
    await allow(page, '')
    await openPage(page, await address())
    await tabTo(page, book(page))
    await page.keyboard.press('Enter')

    await expect(heading(page)).toHaveText('Dodatki do wyjazdu')
    await tabTo(page, next(page, 'podróżni'))
    await page.keyboard.press('Enter')

    await expect(heading(page)).toHaveText('Kto jedzie')
    await tabTo(page, traveller(page, 1).getByRole('radio', { name: 'Kobieta' }))
    await page.keyboard.press('Space')
    await type('Anna', 'Nowak', '24.03.1987')
    await tabTo(page, traveller(page, 2).getByRole('radio', { name: 'Kobieta' }))
    // Arrow keys choose within a group.
    await page.keyboard.press('ArrowRight')
    await type('Jan', 'Nowak', '02.11.1985')
    await tabTo(page, page.getByRole('textbox', { name: 'Adres e-mail' }))
    await page.keyboard.type('anna@wojaz.example')
    await type('600700800', 'Długa 4/7', '00-238', 'Warszawa')
    await page.keyboard.press('Enter')

    await expect(heading(page)).toHaveText('Sprawdź i zamów')
    for (const consent of consents) {
      await tabTo(page, page.getByRole('checkbox', { name: consent }))
      await page.keyboard.press('Space')
    }
    await tabTo(page, order(page))
    await page.keyboard.press('Enter')

    await expect(heading(page)).toHaveText('Jak chcesz zapłacić?')
    await tabTo(page, page.getByLabel('Kod BLIK'))
    await page.keyboard.type('777123')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toContainText('Jedziesz!')
  })
