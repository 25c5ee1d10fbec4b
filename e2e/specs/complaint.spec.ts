import { colleague } from '../fixtures/colleague.ts'
import {
  chooseAnswer,
  chooseFiles,
  chooseFrom,
  followLink,
  pressButton,
  tick,
  typeInto,
} from '../fixtures/keyboard.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { traveller } from '../fixtures/traveller.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })

test('by keyboard alone, a complaint with photos from a phone: the office decides with an offer, the guest accepts it and follows the money', async ({
  page,
  browser,
}) => {
  // Slow: every key is pressed, in three browsers.
  test.slow()
  const order = await traveller(page, 'complaint')
  const ewa = await colleague(browser, 'Ewa Kowal', 'service')
  const olga = await colleague(browser, 'Olga Zysk', 'finance')
  let address = ''
  let number = ''

  await test.step('written on a phone, with two photos', async () => {
    await openPage(page, `/mytui/reklamacje/nowa/${order}`)
    await chooseFrom(page, 'Czego dotyczy?', 'Pokój')
    await typeInto(page, 'Numer pokoju i co w nim było nie tak', '214, nie działała klimatyzacja')
    await typeInto(page, 'Opisz, co się działo', 'Przez trzy noce w pokoju było ponad 30 stopni.')
    const reported = (name: string) => page.getByRole('radio', { name, exact: true })
    await chooseAnswer(page, reported('Tak'), reported('Nie'))
    await tick(page, page.getByLabel('Obniżki ceny'))
    await typeInto(page, 'Kwota w złotych', '500')
    await typeInto(page, 'Numer konta do wypłaty (IBAN)', 'PL61 1090 1014 0000 0712 1981 2874')
    const photo = { mimeType: 'image/png', buffer: await page.screenshot() }
    await chooseFiles(page, 'Zdjęcia i dokumenty', [
      { ...photo, name: 'termometr.png' },
      { ...photo, name: 'klimatyzator.png' },
    ])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await pressButton(page, 'Wyślij reklamację')
    await expect(page.getByText(/^Przyjęliśmy reklamację/)).toBeVisible()
    await expect(page.getByText(/^Odpowiemy najpóźniej/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'termometr.jpg' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    address = page.url()
    number = /R\d+/.exec(address)?.[0] ?? ''
  })

  await test.step('the office looks at the photos and offers something', async () => {
    await ewa.goto('/biuro/reklamacje')
    await followLink(ewa, number)
    await expect(ewa.getByText('Przez trzy noce w pokoju było ponad 30 stopni.')).toBeVisible()
    const photo = ewa.getByRole('link', { name: /klimatyzator\.jpg/ })
    const file = await ewa.request.get((await photo.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    await pressButton(ewa, 'Przyjmij do pracy')
    await expect(ewa.getByRole('button', { name: 'Przyjmij do pracy' })).toHaveCount(0)
    await typeInto(ewa, 'Odpowiedź dla gościa', 'Przepraszamy. Hotel potwierdził awarię.')
    await typeInto(ewa, /^Proponowana kwota/, '400')
    await pressButton(ewa, 'Wyślij decyzję')
    await expect(ewa.getByText('rozstrzygnięta').first()).toBeVisible()
    await expectAccessible(ewa)
  })

  await test.step('the guest accepts', async () => {
    await openPage(page, address)
    await expect(page.getByText('Przepraszamy. Hotel potwierdził awarię.').first()).toBeVisible()
    await expect(page.getByText(/^Proponujemy 400/)).toBeVisible()
    await expectAccessible(page)
    await pressButton(page, 'Przyjmuję')
    await expect(page.getByText(/^Do wypłaty: 400/)).toBeVisible()
    // The pressed button has disappeared.
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('finance pays, and the guest sees when', async () => {
    await olga.goto('/biuro/przelewy')
    const row = olga.getByRole('row').filter({ hasText: number })
    await row.getByRole('button', { name: 'Wysłano' }).press('Enter')
    await expect(row).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/^Wypłacono 400/)).toBeVisible()
    await expect(page.getByText('Zamknięta').first()).toBeVisible()
  })
  await ewa.context().close()
  await olga.context().close()
})
