import { expect, test } from 'vitest'
import { makeAttractionOrder, makeItem } from '../../test/make-attraction-order.ts'
import { itemCalendar } from './item-calendar.ts'

const siteUrl = 'https://wojaz.example'
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('six in the evening on Crete is three in the afternoon at Greenwich', () => {
  const text = unfolded(itemCalendar(makeAttractionOrder(), makeItem(), siteUrl))
  expect(text).toContain('DTSTART:20261006T150000Z\r\nDTEND:20261006T173000Z')
  expect(text).toContain('LOCATION:Stary port\\, Akti Kountourioti 5\\, Chania')
  expect(text).toContain('+30 28 1000 0000')
  expect(text).toContain('16:45')
})

test('what is open all day is a day', () => {
  const text = itemCalendar(makeAttractionOrder(), makeItem({ isAllDay: true }), siteUrl)
  expect(text).toContain('DTSTART;VALUE=DATE:20261006\r\nDTEND;VALUE=DATE:20261007')
})
