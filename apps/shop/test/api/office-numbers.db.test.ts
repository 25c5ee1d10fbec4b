import { expect } from 'vitest'
import { officeOf } from '../office-staff.ts'
import { reservationTest as test } from '../reservation-shop.ts'

/** The rows of the first table as texts. */
function rowsOf(html: string): string[][] {
  const body = /<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? ''
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, '').replace(/\s/g, ' '),
    ),
  )
}

test('sales stand in a drawing, in a table and in a file, which say the same', async ({ shop }) => {
  const office = officeOf(shop)
  await shop.booked(`liczby-${process.pid}@example.com`)
  const anna = await office.colleague('finance')
  const page = await anna.open('/liczby?group=month')
  expect(page.statusCode).toBe(200)
  expect(page.body).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Sprzedaż: miesiące\. \d+ zamów/)
  const rows = rowsOf(page.body)
  expect(rows.at(-1)?.[0]).toBe('Razem')
  expect(Number(rows.at(-1)?.[1])).toBeGreaterThan(0)
  const link = /href="(\/biuro\/liczby\/sprzedaz\.csv[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&')
  const file = await anna.open((link ?? '').replace('/biuro', ''))
  expect(file.headers['content-disposition']).toMatch(/attachment; filename="wojaz-sprzedaz-/)
  const lines = file.body.trim().split('\r\n')
  expect(lines).toHaveLength(rows.length + 1)
  expect(lines.at(-1)?.split(';').slice(0, 3)).toEqual(rows.at(-1)?.slice(0, 3))
})

test.for(['/liczby?from=x&to=2020-13-01&group=nic', '/liczby?group=destination', '/liczby?group=airport'])(
  'whatever stands in the address is answered: %s',
  async (path, { shop }) => {
    const anna = await officeOf(shop).colleague('manager')
    const page = await anna.open(path)
    expect([page.statusCode, page.body.includes('<table>') || page.body.includes('Nic tu nie ma')]).toEqual([
      200,
      true,
    ])
  },
)

test('the way to a trip says how many come from step to step', async ({ shop }) => {
  const office = officeOf(shop)
  await shop.booked(`droga-${process.pid}@example.com`)
  const anna = await office.colleague('manager')
  const { body } = await anna.open('/liczby/lejek')
  expect(body).toContain('karta hotelu')
  expect(body).toContain('opłacone zamówienia')
  expect((await anna.open('/liczby/droga.csv')).body).toContain('otwarte koszyki;')
})

test('operations see how full flights and hotels are, and no turnover', async ({ shop }) => {
  const office = officeOf(shop)
  await shop.booked(`loty-${process.pid}@example.com`)
  const ola = await office.colleague('operations')
  const { departureDate, hotelCode, hotelName } = shop.offer
  const flights = await ola.open(`/oblozenie?from=${departureDate}&to=${departureDate}`)
  expect(rowsOf(flights.body)[0]?.at(-1)).toMatch(/^\d+%$/)
  const hotels = await ola.open(`/oblozenie/hotele?week=${departureDate}&hotel=${hotelCode}`)
  expect(hotels.body).toContain(hotelName)
  expect(rowsOf(hotels.body)).toHaveLength(12)
  expect((await ola.open('/oblozenie/hotele?hotel=nie-ma-takiego')).body).toContain('Nie ma hotelu')
  expect((await ola.open('/oblozenie/loty.csv')).headers['content-type']).toContain('text/csv')
  expect((await ola.open('/liczby')).statusCode).toBe(403)
  expect((await ola.open('')).body).not.toContain('href="/biuro/liczby"')
})
