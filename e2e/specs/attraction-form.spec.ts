import {
  choiceOf,
  chooseOpen,
  expectTickets,
  findOpen,
  newBuyer,
  nextMonth,
  putIntoCart,
} from '../fixtures/attraction-cart.ts'
import { followLink, pressButton, tabTo, tick, typeInto } from '../fixtures/keyboard.ts'
import { desktop, expect, expectAccessible, openPage, phone, test } from '../fixtures/shop-test.ts'

test('with the keyboard alone a guest chooses a museum, pays and calls it off', async ({ page }) => {
  const { email, phone: number } = newBuyer()
  const choice = choiceOf(page)
  await page.setViewportSize(desktop)
  const { url, day } = await findOpen(page, 'attraction form', 'text=muzeum', nextMonth())
  await openPage(page, url)
  await followLink(page, 'Późniejszy miesiąc')
  await expect(page).toHaveURL(/month=/)
  await tabTo(page, choice.locator(`a[href*="date=${day}"]`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/date=/)
  await tabTo(page, choice.locator('input[type=radio]:enabled').first())
  await page.keyboard.press('Space')
  await pressButton(page, 'Dodaj do koszyka')
  await expect(page).toHaveURL(/\/atrakcje\/payment$/)
  await openPage(page, page.url())

  await typeInto(page, 'Imię', 'Zofia')
  await typeInto(page, 'Nazwisko', 'Żółć')
  await typeInto(page, 'E-mail', email)
  await typeInto(page, 'Telefon', number)
  await tick(page, page.getByRole('checkbox', { name: /Akceptuję regulamin/ }))
  await typeInto(page, 'Kod BLIK', '777123')
  await pressButton(page, /^Zamawiam i płacę/)
  await expectTickets(page)

  await followLink(page, /^Pokaż bilet/)
  await pressButton(page, 'Zrezygnuj')
  await pressButton(page, 'Tak, rezygnuję')
  await expect(page.getByText('Rezygnacja przyjęta.')).toBeVisible()
})

test.describe('with mistakes', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('on a phone what a supplier will not take is told at its field, and nothing typed is lost', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await chooseOpen(page, 'attraction with questions', 'text=dwa nurkowania')
    await putIntoCart(page)
    const first = page.getByRole('group', { name: /osoba 1$/ })
    await first.getByLabel('Wzrost').fill('wysoka')
    await first.getByLabel('Waga').fill('61,5')
    await page.getByLabel('E-mail').fill('zofia@')
    await page.getByLabel('Telefon').fill('+48 600 100 200')
    await page.getByRole('button', { name: /^Zamawiam i płacę/ }).click()

    await expect(page.getByText('Popraw zaznaczone pola. Nic z wpisanych danych nie zginęło.')).toBeVisible()
    await expect(first.getByLabel('Certyfikat nurkowy')).toBeFocused()
    await expect(first.getByLabel('Wzrost')).toHaveAccessibleDescription(/Organizator nie przyjmie/)
    await expect(first.getByLabel('Wzrost')).toHaveValue('wysoka')
    await expect(first.getByLabel('Waga')).toHaveValue('61,5')
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('E-mail')).toHaveValue('zofia@')
    await expect(page.getByLabel('Telefon')).toHaveValue('+48 600 100 200')
    await expectAccessible(page)
  })
})
