import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const now = new Date('2026-06-01T12:00:00.000Z')
const stay: CalendarEvent = {
  uid: 'a1-stay@wojaz',
  when: { from: '2027-06-12', until: '2027-06-20' },
  summary: 'Żółta Zatoka; hotel, spa',
  description: `Wylot 06:05\nPowrót ${'ąęść'.repeat(40)}`,
  location: 'Kreta, Grecja',
  url: 'https://wojaz.example/oferta',
}
const flight: CalendarEvent = { ...stay, uid: 'a1-out@wojaz', when: { day: '2027-06-12', time: '06:05' } }

/** Reads the file back as a calendar does: joins folded lines, splits names from values, groups by event. */
function read(file: string): Record<string, string>[] {
  const events: Record<string, string>[] = []
  let parts: string[] = []
  for (const line of file.replaceAll('\r\n ', '').split('\r\n')) {
    const at = line.indexOf(':')
    const [name, value] = [line.slice(0, at), line.slice(at + 1)]
    if (name === 'BEGIN') parts = [...parts, value]
    if (line === 'BEGIN:VEVENT') events.push({})
    else if (name === 'END') parts = parts.slice(0, -1)
    else if (parts.at(-1) === 'VEVENT')
      Object.assign(events.at(-1) ?? {}, { [name]: value.replace(/\\n/g, '\n').replace(/\\([\\;,])/g, '$1') })
  }
  return events
}

test('what goes in comes out, letters and signs unharmed', () => {
  expect(read(calendarFile([stay], now))).toEqual([
    {
      UID: stay.uid,
      DTSTAMP: '20260601T120000Z',
      URL: stay.url,
      TRANSP: 'TRANSPARENT',
      'DTSTART;VALUE=DATE': '20270612',
      'DTEND;VALUE=DATE': '20270620',
      SUMMARY: stay.summary,
      DESCRIPTION: stay.description,
      LOCATION: stay.location,
    },
  ])
})

test('a moment is on the Warsaw clock, and the file says what that is', () => {
  const file = calendarFile([stay, flight], now)
  expect(read(file)[1]).toMatchObject({ 'DTSTART;TZID=Europe/Warsaw': '20270612T060500' })
  expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Warsaw\r\n')
  expect(calendarFile([stay], now)).not.toContain('VTIMEZONE')
})

test('lines end with CRLF and have 75 octets at most', () => {
  const file = calendarFile([stay, flight], now)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(octets.filter((length) => length > 70).length).toBeGreaterThan(1)
})

test('a character of four octets is counted as four and not split', () => {
  const summary = '🏖'.repeat(40)
  const file = calendarFile([{ ...stay, summary }], now)
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(read(file)[0]).toMatchObject({ SUMMARY: summary })
})

test('every part that begins ends', () => {
  const count = (word: string) => calendarFile([stay, flight], now).split(word).length
  expect(count('BEGIN:')).toBe(count('END:'))
})
