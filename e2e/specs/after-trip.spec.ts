import { dayOf } from '@wojaz/travel/dates'
import { inDatabase, traveller } from '../fixtures/checkout-page.ts'
import { colleague } from '../fixtures/colleague.ts'
import { afterRounds } from '../fixtures/emails.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { traveller as customerWithTrip } from '../fixtures/traveller.ts'

test.use({ reducedMotion: 'reduce' })

/** As if the guests had paid the fee for the changed name and come home five days ago. */
async function comeHome(number: string): Promise<void> {
  await inDatabase(
    `update booking.orders set paid = total, sold = jsonb_set(jsonb_set(sold, '{offer,departureDate}', to_jsonb(($2::date - 12)::text)),
       '{offer,returnDate}', to_jsonb(($2::date - 5)::text)) where number = $1`,
    [number, dayOf(new Date())],
  )
}

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`${name}: a trip goes to somebody else; once it is over it is booked again in two presses and reviewed with a photo`, async ({
    page,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    const number = await customerWithTrip(page, `after the trip, ${name as 'phone' | 'desktop'}`)
    const reservation = (tab: string) => `/mytui/rezerwacja/${number}/karta/${tab}`

    await test.step('another person: the price first, then one press', async () => {
      await openPage(page, reservation('zarzadzanie'))
      await page.getByRole('link', { name: 'Zmień dane' }).click()
      await page.locator('summary').filter({ hasText: 'Piotr Żółcińska' }).click()
      const form = page.locator('details[open]')
      await form.getByRole('radio', { name: 'Kobieta' }).check()
      await form.getByLabel('Imię lub imiona').fill('Bogumiła')
      await form.getByLabel('Nazwisko').fill('Wiśniewska')
      await form.getByRole('button', { name: 'Zapisz zmianę' }).click()
      await expect(page.getByText(/odpowiadacie razem/)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Przekaż wyjazd' }).click()
      await expect(page.getByRole('region', { name: 'Historia zmian' })).toBeVisible()
      await openPage(page, reservation('podsumowanie'))
      await expect(page.getByText('Bogumiła Wiśniewska')).toBeVisible()
      await expect(page.getByText('Piotr Żółcińska')).toHaveCount(0)
    })

    let card = ''
    await test.step('back home: to the same hotel and on, two presses, the same party', async () => {
      await comeHome(number)
      await openPage(page, reservation('podsumowanie'))
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'Jedź jeszcze raz' }).click()
      await expect(page).toHaveURL(/OfferCodeWS/)
      card = page.url()
      await page
        .getByRole('link', { name: /^Zarezerwuj( ten wyjazd)?$/ })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\/pz\/rezerwacja\//)
      await openPage(page, page.url().replace(/(\/pz\/rezerwacja\/[\w-]{12}).*/, '$1/participants'))
      await expect(traveller(page, 2)).toBeVisible()
      await expect(traveller(page, 3)).toHaveCount(0)
    })

    const title = `Wrócimy tu, ${name} ${number}`
    await test.step('a review with a photo is sent', async () => {
      await openPage(page, reservation('podsumowanie'))
      await page.getByRole('link', { name: 'Napisz opinię' }).click()
      const photo = await page.screenshot()
      for (const aspect of [
        'Położenie',
        'Pokoje',
        'Czystość',
        'Obsługa',
        'Jedzenie',
        'Stosunek ceny do jakości',
      ])
        await page
          .getByRole('radiogroup', { name: aspect })
          .getByRole('radio', { name: '5' })
          .check({ force: true })
      await page.getByLabel('Tytuł').fill(title)
      await page.getByLabel('Twoja opinia').fill('Plaża pięć minut od pokoju, cisza i dobre śniadania.')
      await page
        .getByLabel('Zdjęcia')
        .setInputFiles({ name: 'plaza.png', mimeType: 'image/png', buffer: photo })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Wyślij opinię' }).click()
      await expect(page.getByText('Opinia czeka na przeczytanie')).toBeVisible()
    })

    await test.step('the office reads it, sees the photo and lets it be seen', async () => {
      const ola = await colleague(browser, 'Ola Opinia', 'service')
      await ola.setViewportSize(viewport)
      await ola.goto('/biuro/opinie')
      const review = ola.getByRole('article').filter({ hasText: title })
      await expect(review.getByRole('img', { name: 'Zdjęcie 1 do opinii' })).toBeVisible()
      await expectNoSidewaysScroll(ola)
      await review.getByRole('button', { name: 'Opublikuj' }).click()
      await expect(review).toHaveCount(0)
      await ola.context().close()
    })

    await test.step('it stands on the hotel card, and somebody finds it helpful', async () => {
      const review = page.getByRole('article').filter({ hasText: title })
      const isOnCard = async () => (await (await page.request.get(card)).text()).includes(title)
      await afterRounds(isOnCard, 'the review on the card')
      await openPage(page, card)
      await expect(review).toBeVisible()
      await expect(review.getByText('potwierdzony wyjazd')).toBeVisible()
      await expect(review.getByRole('img').first()).toBeVisible()
      const helpful = review.getByRole('button', { name: /^Pomocna opinia/ })
      await helpful.click()
      await expect(review.getByRole('button', { name: /Liczba osób, którym pomogła: 1/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expectNoSidewaysScroll(page)
    })
  })
