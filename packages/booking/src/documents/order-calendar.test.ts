import { expect, test } from 'vitest'
import { makeFlightAlone, makeOffer, makeOrder, documentOptions as options } from '../../test/make-order.ts'
import { orderCalendar } from './order-calendar.ts'

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('a calendar holds the days away, both flights and the day on which the rest is due', () => {
  const file = unfolded(orderCalendar(makeOrder(), options))
  expect(file).toContain('DTSTART;VALUE=DATE:20261003\r\nDTEND;VALUE=DATE:20261011')
  expect(file).toContain('SUMMARY:Wakacje: Złota Zatoka Palace & Spa')
  expect(file).toContain('DTSTART;TZID=Europe/Warsaw:20261003T061000')
  expect(file).toContain('SUMMARY:Wylot: WZ 4711\\, WAW → HER\\, 06:10–10:05')
  // The flight home lands after midnight.
  expect(file).toContain('DTSTART;TZID=Europe/Warsaw:20261011T003500')
  expect(file).toContain('UID:W402917655-due-1@wojaz')
  expect(file).toContain('SUMMARY:Termin dopłaty: 8\u00a0972\\,62\u00a0zł')
})

test('who drives and has paid everything finds only the stay', () => {
  const offer = makeOffer({ departureFlight: null, returnFlight: null })
  const file = orderCalendar(makeOrder({ offer, paid: 1_196_462 }), options)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

test('calendars are shared with others: no traveller is named in it', () => {
  expect(orderCalendar(makeOrder(), options)).not.toMatch(/Świętosława|Łukasz/)
})

test('who buys a flight alone finds both flights and no stay', () => {
  const file = unfolded(orderCalendar(makeOrder({ offer: makeFlightAlone(), paid: 1_196_462 }), options))
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('LOCATION:Heraklion\\, Grecja')
  expect(file).not.toMatch(/Wakacje|noc/)
})
