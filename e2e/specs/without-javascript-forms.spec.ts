import { newAddress } from '../fixtures/emails.ts'
import { searched as address, hotels, listing, names, sort, tick } from '../fixtures/listing-page.ts'
import { field, form, results, searched } from '../fixtures/search-bar.ts'
import { desktop, expect, expectNoSidewaysScroll, phone, test } from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

// A form is refused on purpose here, and the browser logs every refusal.
test.use({ javaScriptEnabled: false, expectedComplaint: /status of 422/ })

test('without JavaScript a guest searches, narrows, orders and turns the list, and changes the search', async ({
  page,
}) => {
  await test.step('the form is the browser’s own, and leads to the same address', async () => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await field(page, 'region').click()
    await form(page)
      .getByRole('checkbox', { name: /^Grecja/ })
      .check()
    await field(page, 'participants').click()
    await form(page).getByLabel('Dorośli').first().fill('3')
    await form(page).getByLabel('Data urodzenia, dziecko 1').first().fill('2019-05-01')
    await form(page).locator('button[type="submit"]').last().click()
    await expect(page).toHaveURL(results)
    const asked = { selectedDestinationsCodes: ['GR'], adultsCount: 3, childrenBirthDates: ['2019-05-01'] }
    expect(searched(page)).toMatchObject(asked)
  })

  await test.step('filters, orders and further pages are plain forms and links', async () => {
    await page.setViewportSize(desktop)
    await page.goto(listing)
    const all = await hotels(page)
    await tick(page, /^All inclusive/).check()
    await page.locator('#filtry').getByRole('button', { name: 'Pokaż wyniki' }).click()
    await expect(page).toHaveURL(/board%3AAI/)
    expect(await hotels(page)).toBeLessThan(all)
    await sort(page).selectOption('priceDESC')
    await page
      .locator('form', { has: sort(page) })
      .getByRole('button')
      .click()
    await expect(page).toHaveURL(/priceDESC.*board%3AAI/)
    const first = await names(page)
    await page.getByRole('link', { name: 'Pokaż kolejne oferty' }).click()
    await expect(page).toHaveURL(/page=2/)
    expect(await names(page)).not.toEqual(first)
    await page.setViewportSize(phone)
    await page.getByRole('link', { name: 'Filtry' }).click()
    await expect(page.locator('#filtry').getByRole('button', { name: 'Pokaż wyniki' })).toBeVisible()
  })

  await test.step('there is no map to open, and a link to an area still lists it', async () => {
    await page.goto(`${listing}?map=36.4,28.2,300#mapa`)
    await expect(page.locator('#wyniki article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mapa', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: /^Usuń: Obszar mapy/ }).click()
    await expect(page).not.toHaveURL(/map=/)
  })

  await test.step('the one line above the list opens to the way to the whole form, with the search in it', async () => {
    await page.goto(address({ selectedDestinationsCodes: ['GR'], adultsCount: 3 }))
    await page.locator('[data-search-line] > summary').click()
    await page.getByRole('button', { name: 'Zmień wyszukiwanie' }).click()
    await expect(page).toHaveURL(/\/\?q=/)
    await field(page, 'region').click()
    await expect(form(page).getByRole('checkbox', { name: /^Grecja/ })).toBeChecked()
    await form(page).locator('button[type="submit"]').last().click()
    await expect(page).toHaveURL(/ctAdult%3A3.*c%3AGR/)
  })
})

test('without JavaScript a guest asks what a budget leads to, saves an offer and asks for an email', async ({
  page,
}) => {
  await allow(page, '')
  await test.step('the budget form asks and the page answers', async () => {
    await page.goto('/odkrywaj')
    await page.getByLabel('Budżet', { exact: true }).fill('1800')
    await page.getByLabel('Rodzaj wyjazdu').selectOption('DW')
    await page.getByRole('button', { name: 'Pokaż kierunki' }).click()
    await expect(page.getByRole('status').filter({ hasText: /kierun/ })).toHaveText(/w budżecie$/)
    await expect(page.getByLabel('Rodzaj wyjazdu')).toHaveValue('DW')
    await expect(page.getByRole('link', { name: 'Pokaż na mapie' })).toHaveCount(0)
    await page
      .locator('main article')
      .first()
      .getByRole('link', { name: /^Zobacz oferty/ })
      .click()
    await expect(page.locator('#wyniki article').first()).toBeVisible()
  })

  await test.step('a heart saves and leads to the list, where the offer is taken off again', async () => {
    await page.goto('/cs/ulubione')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      'Sem si uložíte nabídky, které se vám líbí',
    )
    await page.goto('/cs')
    const card = page.getByRole('main').getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('button', { name: /^Uložit do oblíbených/ }).click()
    await expect(page).toHaveURL(/\/cs\/ulubione\?wynik=zapisano$/)
    await expect(page.getByText('Uloženo do oblíbených.')).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(name)
    await page.getByRole('button', { name: /^Odebrat/ }).click()
    await expect(page.getByText('Odebráno z oblíbených.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })

  await test.step('an alert says what to mend, is asked for again and thanked for', async () => {
    await page.setViewportSize(phone)
    await page.goto('/wypoczynek/grecja')
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.locator('details:has(#pozniej) > summary').click()
    const alert = page.getByRole('form', { name: 'Alert cenowy' })
    await alert.getByLabel('Adres e-mail').fill('anna@')
    await alert.getByRole('button', { name: 'Pilnuj ceny' }).click()
    await expect(alert.getByLabel('Adres e-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect(alert.getByLabel('Adres e-mail')).toHaveValue('anna@')
    await expectNoSidewaysScroll(page)
    await alert.getByLabel('Adres e-mail').fill(newAddress('alert-bez'))
    await alert.getByRole('button', { name: 'Pilnuj ceny' }).click()
    await expect(page.getByText('Wysłaliśmy wiadomość z prośbą o potwierdzenie.')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Twoja oferta' })).toContainText(
      /(Rezygnacja do|Warunki zmiany i rezygnacji)/,
    )
  })
})

test('without JavaScript a guest looks when it is cheapest, opens a bar, and is led by the quiz', async ({
  page,
}) => {
  await test.step('the chart is drawn, its form asks anew, a bar is a link to its list', async () => {
    await page.setViewportSize(phone)
    await page.goto('/kiedy-najtaniej')
    await page.getByText('Zmień', { exact: true }).click()
    await page.getByLabel('Kierunek').selectOption('TR')
    await page.getByRole('button', { name: 'Pokaż ceny' }).click()
    await expect(page).toHaveURL(/c=TR/)
    await expect(page.getByRole('table', { name: 'Najniższe ceny w 12 miesiącach' })).toBeVisible()
    await page.locator('[data-bar]').first().click()
    await expect(page).toHaveURL(new RegExp(listing))
    expect((await names(page)).length).toBeGreaterThan(0)
  })

  await test.step('every answer and every place of the quiz is a link', async () => {
    await page.setViewportSize(desktop)
    await page.goto('/quiz')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^We dwoje/ }).click()
    for (let skipped = 0; skipped < 7; skipped++)
      await main.getByRole('link', { name: 'Pomiń to pytanie' }).click()
    await expect(main.getByRole('article')).toHaveCount(3)
    await main
      .getByRole('link', { name: /^Nie to miejsce/ })
      .first()
      .click()
    await expect(main.getByRole('link', { name: /^Przywróć: / })).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(3)
  })
})
