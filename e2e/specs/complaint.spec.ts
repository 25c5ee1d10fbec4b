import { colleague } from '../fixtures/colleague.ts'
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

test('a complaint with photos from a phone: the office decides with an offer, the guest accepts it and follows the money', async ({
  page,
  browser,
}) => {
  const order = await traveller(page)
  const ewa = await colleague(browser, 'Ewa Kowal', 'service')
  const olga = await colleague(browser, 'Olga Zysk', 'finance')
  let address = ''
  let number = ''

  await test.step('written on a phone, with two photos', async () => {
    await openPage(page, `/mytui/reklamacje/nowa/${order}`)
    await page.getByLabel('Czego dotyczy?').selectOption('Pokój')
    await page.getByLabel('Numer pokoju i co w nim było nie tak').fill('214, nie działała klimatyzacja')
    await page.getByLabel('Opisz, co się działo').fill('Przez trzy noce w pokoju było ponad 30 stopni.')
    await page.getByRole('radio', { name: 'Nie' }).check()
    await page.getByLabel('Obniżki ceny').check()
    await page.getByLabel('Kwota w złotych').fill('500')
    await page.getByLabel('Numer konta do wypłaty (IBAN)').fill('PL61 1090 1014 0000 0712 1981 2874')
    const photo = { mimeType: 'image/png', buffer: await page.screenshot() }
    await page.getByLabel('Zdjęcia i dokumenty').setInputFiles([
      { ...photo, name: 'termometr.png' },
      { ...photo, name: 'klimatyzator.png' },
    ])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Wyślij reklamację' }).click()
    await expect(page.getByText(/^Przyjęliśmy reklamację/)).toBeVisible()
    await expect(page.getByText(/^Odpowiemy najpóźniej/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'termometr.jpg' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    address = page.url()
    number = /R\d+/.exec(address)?.[0] ?? ''
  })

  await test.step('the office looks at the photos and offers something', async () => {
    await ewa.goto('/biuro/reklamacje')
    await ewa.getByRole('link', { name: number }).click()
    await expect(ewa.getByText('Przez trzy noce w pokoju było ponad 30 stopni.')).toBeVisible()
    const photo = ewa.getByRole('link', { name: /klimatyzator\.jpg/ })
    const file = await ewa.request.get((await photo.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    await ewa.getByRole('button', { name: 'Przyjmij do pracy' }).click()
    await ewa.getByLabel('Odpowiedź dla gościa').fill('Przepraszamy. Hotel potwierdził awarię.')
    await ewa.getByLabel(/^Proponowana kwota/).fill('400')
    await ewa.getByRole('button', { name: 'Wyślij decyzję' }).click()
    await expect(ewa.getByText('rozstrzygnięta').first()).toBeVisible()
    await expectAccessible(ewa)
  })

  await test.step('the guest accepts', async () => {
    await page.goto(address)
    await expect(page.getByText('Przepraszamy. Hotel potwierdził awarię.').first()).toBeVisible()
    await expect(page.getByText(/^Proponujemy 400/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Przyjmuję' }).click()
    await expect(page.getByText(/^Do wypłaty: 400/)).toBeVisible()
  })

  await test.step('finance pays, and the guest sees when', async () => {
    await olga.goto(`/biuro/reklamacje/${number}`)
    await olga.getByRole('button', { name: 'Oznacz jako wypłacone' }).click()
    await expect(olga.getByRole('button', { name: 'Oznacz jako wypłacone' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/^Wypłacono 400/)).toBeVisible()
    await expect(page.getByText('Zamknięta').first()).toBeVisible()
  })
  await ewa.context().close()
  await olga.context().close()
})
