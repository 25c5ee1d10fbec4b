import { text } from 'node:stream/consumers'
import { amount, someHotel, totalOf } from '../fixtures/hotel-card-page.ts'
import { expect, expectAccessible, openPage, phone, test } from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test('a link from an email is counted once, begins at its part, and what it promised comes first on the card and in the checkout; the offer is shared and its dates kept', async ({
  page,
}) => {
  const counted: { event: string; identifier: string }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/www/events') counted.push(...request.postDataJSON().events)
  })
  // The share dialog belongs to the device, so it is faked.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => {
        Object.assign(window, { shared })
        return Promise.resolve()
      },
    })
  })
  await allow(page, 'statistics')
  await page.setViewportSize(phone)
  const hotel = await someHotel(page)
  await openPage(page, hotel)
  const offer = (await page.locator('#rezerwacja dd').first().textContent()) as string
  const link = 'clickedLink=list-12&ofertowanie=D-77&promotedUpsellCodes=INSURANCE_PLUS&fullPrice=true'
  await openPage(page, `${hotel}/OfferCodeWS/${offer}?${link}&scrollTo=upsells`)
  await expect(page).toHaveURL(/promotedUpsellCodes=INSURANCE_PLUS.*#dodatki$/)
  const upsells = page.locator('#dodatki')
  await expect(upsells).toBeInViewport()
  const first = upsells.getByRole('listitem').first()
  await expect(first).toContainText('Polecane do tej oferty')
  await expect(first).toContainText('Ubezpieczenie')
  await expect(page.locator('#rezerwacja')).toContainText('D-77')
  await expectAccessible(page)
  await expect
    .poll(() => counted.filter(({ event }) => event === 'arrival').map(({ identifier }) => identifier))
    .toEqual(['list-12'])

  // The share dialog gets the URL of the offer without anything of this guest's link.
  await page.locator('details:has(#pozniej) > summary').click()
  const later = page.locator('#pozniej')
  await later.getByRole('button', { name: 'Udostępnij' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
  expect(new URL(shared.url ?? '').pathname).toBe(`${hotel}/OfferCodeWS/${offer}`)
  expect(new URL(shared.url ?? '').search).toBe('')
  expect(shared.title).toMatch(/, wyjazd \d{2}\.\d{2}\.\d{4}$/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    later.getByRole('link', { name: 'Dodaj do kalendarza (.ics)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^wojaz-\d{4}-\d{2}-\d{2}\.ics$/)
  expect(await text(await file.createReadStream())).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)

  // The promoted upsell is open and first, but nothing is preselected.
  const card = await totalOf(page).textContent()
  await page.getByRole('link', { name: 'Zarezerwuj', exact: true }).click()
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  const promised = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Polecane do tej oferty' }),
    })
  await expect(promised.getByRole('heading', { name: /Ubezpieczenie/ })).toBeVisible()
  await expect(promised.locator('details[open]')).toHaveCount(1)
  for (const chosen of await promised.getByRole('radio', { checked: true }).all())
    await expect(chosen).toHaveValue('')
  expect(amount(card)).toBeGreaterThan(0)
  await expect(page.getByText(card as string).first()).toBeAttached()
})
