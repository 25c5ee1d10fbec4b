import type { Offer } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import { expect, vi } from 'vitest'
import { type CardShop, cardTest as test } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const calendar = '/api/www/hotel-cards/calendar'
const plain = (day: string) => day.replaceAll('-', '')

test('GET calendar/{offerCode} is a file with the days, the take-off and the landing', async () => {
  const offer = await shop.someOffer()
  const answer = await shop.app.inject(`${calendar}/${offer.offerCode}?locale=uk`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="wojaz-${offer.departureDate}.ics"`,
  })
  const file = answer.body.replaceAll('\r\n ', '')
  const { departureFlight: out, returnFlight: back } = offer as Required<Offer>
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(file).toContain(`DTSTART;VALUE=DATE:${plain(offer.departureDate)}\r\n`)
  expect(file).toContain(`DTEND;VALUE=DATE:${plain(addDays(offer.returnDate, 1))}\r\n`)
  expect(file).toContain(
    `TZID=Europe/Warsaw:${plain(offer.departureDate)}T${out?.departureTime.replace(':', '')}00`,
  )
  expect(file).toMatch(new RegExp(`TZID=Europe/Warsaw:\\d{8}T${back?.arrivalTime.replace(':', '')}00`))
  expect(file).toContain('DTSTAMP:20260601T120000Z')
  expect(file).toContain('SUMMARY:Відпустка: ')
  expect(new Set(file.match(/UID:[^\r]+/g)).size).toBe(3)
})

test('with own transport there are days alone; what is not sold is refused by its code', async () => {
  const [driven] = await shop.listed('DW', 1)
  const file = (await shop.app.inject(`${calendar}/${driven?.offerCode}`)).body
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(file).not.toContain('VTIMEZONE')
  const refused = await shop.app.inject(`${calendar}/rubbish`)
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['offerCode']])
})

test('an event tells nobody who travels', async () => {
  const offer = await shop.someOffer()
  const { body } = await shop.app.inject(`${calendar}/${offer.offerCode}`)
  const uids = body.match(/UID:[^\r]+/g) ?? []
  for (const uid of uids) expect(uid).not.toContain(offer.offerCode)
})
