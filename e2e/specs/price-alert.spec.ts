import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDatabase } from '@wojaz/database'
import { afterRounds, newAddress } from '../fixtures/emails.ts'
import { callsOf } from '../fixtures/shop-calls.ts'
import { desktop, expect, expectAccessible, expectAlive, openPage, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

/** An offer by plane from the page of its country. */
async function someOffer(page: Page, country: string): Promise<string> {
  const html = await (await page.request.get(`/wypoczynek/${country}`)).text()
  const [, path] = new RegExp(`"(/wypoczynek/${country}/[^"]+/OfferCodeWS/[^"]+)"`).exec(html) ?? []
  if (!path) throw new Error(`The page of ${country} shows no holiday by plane.`)
  return path
}

/** Waits for this many emails to the address and returns the newest. */
async function emailTo(address: string, count: number) {
  const { emailsTo } = runningStack()
  const sent = await afterRounds(async () => {
    const emails = await emailsTo(address)
    return emails.length === count && emails.at(-1)
  }, `${count} emails to ${address}`)
  const link = (label: string) => new RegExp(`https?://\\S+/${label}\\S*`).exec(sent.text ?? '')?.[0] ?? ''
  return { subject: sent?.subject ?? '', link }
}

// A form is refused on purpose here, and the browser logs every refusal.
test.use({ viewport: desktop, reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

test('by keyboard a guest asks for a sent, confirms it, is told of a lower price and stops; and takes the offer along', async ({
  page,
}) => {
  const email = newAddress('alert')
  const path = await someOffer(page, 'turcja')
  const offerCode = path.split('/').at(-1) ?? ''
  await openPage(page, path)
  const form = page.getByRole('form', { name: 'Alert cenowy' })
  const below = form.getByRole('textbox', { name: /spadnie poniżej/ })
  const address = form.getByRole('textbox', { name: 'Adres e-mail' })

  await test.step('what is wrong is said at its field', async () => {
    await page.locator('details:has(#pozniej) > summary').press('Enter')
    await form.scrollIntoViewIfNeeded()
    await expectAlive(form)
    await below.fill('mało')
    await below.press('Enter')
    await expect(below).toHaveAccessibleDescription(/w pełnych złotych/)
    await expect(below).toBeFocused()
    await expect(address).toHaveAccessibleDescription(/Podaj adres e-mail/)
    await expectAccessible(page)
  })

  const price = Number((await page.locator('aside [aria-live] strong').textContent())?.replace(/\D/g, ''))
  await below.fill(String(price))
  await address.fill(email)
  await address.press('Enter')
  await expect(page.getByText('Wysłaliśmy wiadomość z prośbą o potwierdzenie.')).toBeVisible()

  const { databaseUrl } = runningStack()
  const database = openDatabase({ url: databaseUrl, applicationName: 'wojaz-journeys', onError: () => {} })
  const [, hotelCode = ''] = /-\d+-([A-Z0-9]+)-/.exec(offerCode) ?? []
  const { rows: nights } = await database.pool.query<{ rate_id: number; first_night: string; price: number }>(
    `select rate_id, first_night::text, price from offers.price_periods
      where rate_id in (select id from offers.rates where hotel_code = $1)`,
    [hotelCode],
  )
  try {
    const { link, subject } = await emailTo(email, 1)
    expect(subject).toMatch(/^Potwierdź alert cenowy: /)
    await page.goto(link('alert-cenowy/potwierdzenie'))
    await expectAccessible(page)
    // Nights cost a tenth less, and the engine reloads them.
    await database.pool.query(
      `update offers.price_periods set price = price * 9 / 10
        where rate_id in (select id from offers.rates where hotel_code = $1)`,
      [hotelCode],
    )
    const total = async () => (await callsOf(page)('validateOffer', { body: { offerCode } })).body.total
    await expect.poll(total).toBeLessThan(price * 100)
    await page.getByRole('button', { name: 'Tak, pilnujcie ceny' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pilnujemy ceny')

    const told = await emailTo(email, 2)
    expect(told.subject).toMatch(/^Cena spadła do /)
    await page.goto(told.link('wypoczynek'))
    await expect(page.locator('aside [aria-live] strong')).toHaveText(
      new RegExp(/do (.*?):/.exec(told.subject)?.[1]?.replace(/\s/g, '\\s') ?? 'cena'),
    )
    await page.goto(told.link('alert-cenowy/rezygnacja'))
    await page.getByRole('button', { name: 'Wyłącz alert' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert jest wyłączony')
    await expect
      .poll(
        async () =>
          (await database.pool.query('select 1 from alerts.alert where email = $1', [email])).rowCount,
      )
      .toBe(0)
  } finally {
    await database.pool.query(
      `update offers.price_periods as now set price = before.price
        from unnest($1::int[], $2::date[], $3::int[]) as before (rate_id, first_night, price)
        where now.rate_id = before.rate_id and now.first_night = before.first_night`,
      [
        nights.map((row) => row.rate_id),
        nights.map((row) => row.first_night),
        nights.map((row) => row.price),
      ],
    )
    await database.close()
  }

  await openPage(page, path)
  await page.locator('details:has(#pozniej) > summary').click()
  const shared = page.getByLabel('Link do tej oferty')
  expect(new URL(await shared.inputValue()).pathname).toBe(path)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Dodaj do kalendarza/ }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
})
