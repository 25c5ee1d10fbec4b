import type { IsoDay } from './calendar-date.ts'

/** An event for the guest's calendar. */
export interface CalendarEvent {
  /** The same event has the same uid in every file, so a calendar that imports it twice shows it once. */
  readonly uid: string
  readonly when:
    | { readonly from: IsoDay /** The day after the last one. */; readonly until: IsoDay }
    | { readonly day: IsoDay /** 'HH:mm' on the Warsaw clock. */; readonly time: string }
    | { readonly startsAt: Date; readonly endsAt: Date }
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string
}

/**
 * An iCalendar file (RFC 5545): CRLF, lines of 75 octets, the time zone written out. `revision` counts the changes since the
 * first file: a calendar that already has the events moves them.
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date, revision = 0): string {
  const lines = [
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wojaz//Oferty//PL',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
    ],
    ...(events.some(({ when }) => 'time' in when) ? warsaw : []),
    ...events.flatMap((event) => eventLines(event, now, revision)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, now: Date, revision: number): string[] {
  const { uid, when, summary, description, location, url } = event
  const plain = (day: IsoDay) => day.replaceAll('-', '')
  const times =
    'time' in when
      ? [`DTSTART;TZID=Europe/Warsaw:${plain(when.day)}T${when.time.replace(':', '')}00`]
      : 'startsAt' in when
        ? [`DTSTART:${utcStamp(when.startsAt)}`, `DTEND:${utcStamp(when.endsAt)}`]
        : [`DTSTART;VALUE=DATE:${plain(when.from)}`, `DTEND;VALUE=DATE:${plain(when.until)}`]
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcStamp(now)}`,
    ...(revision > 0 ? [`SEQUENCE:${revision}`] : []),
    ...times,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `URL:${url}`,
    // A planned trip does not mark the guest as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** 20261121T170000Z */
function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Summer time as in the European Union since 1996. */
const warsaw = [
  ...['BEGIN:VTIMEZONE', 'TZID:Europe/Warsaw', 'BEGIN:DAYLIGHT', 'DTSTART:19960331T020000', 'TZNAME:CEST'],
  ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'DTSTART:19961027T030000', 'TZNAME:CET', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
]

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
}

const longestLine = 75

/** Folds at 75 octets without splitting a character: a folded line continues after a line break and a space. */
function folded(line: string): string {
  // A character of up to three octets is one of this length, a longer one is two.
  if (line.length * 3 <= longestLine) return line
  let [out, length] = ['', 0]
  for (const letter of line) {
    const octets = octetsOf(letter.codePointAt(0) as number)
    if (length + octets > longestLine) {
      out += '\r\n '
      length = 1
    }
    out += letter
    length += octets
  }
  return out
}

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
