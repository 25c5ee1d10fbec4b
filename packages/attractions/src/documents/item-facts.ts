import { refundBy } from '@wojaz/booking'
import { formatDate, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { AttractionItem } from '../model/attraction-order.ts'
import type { PickupPoint } from '../model/availability.ts'
import { meetingPointIn } from '../rules/meeting-point.ts'
import type { TicketCode, TicketHolder } from '../suppliers/supplier.ts'
import { ticketWords } from './ticket-words.ts'

/** Day and hour in the local time of the place: '21.11.2026, 18:00'; for an attraction open all day its hours. */
export function whenWords({
  localStart,
  localEnd,
  isAllDay,
}: Pick<AttractionItem, 'localStart' | 'localEnd' | 'isAllDay'>): string {
  const day = formatDate(localStart.slice(0, 10))
  const [from, to] = [localStart.slice(11, 16), localEnd.slice(11, 16)]
  if (!isAllDay) return `${day}, ${from}`
  return from === to ? day : `${day}, ${from}–${to}`
}

/** '2026-11-20T18:00' → '20.11.2026, 18:00'. */
export function localMinuteWords(minute: string): string {
  return `${formatDate(minute.slice(0, 10))}, ${minute.slice(11, 16)}`
}

/** '2 × Dorosły, 1 × Dziecko'. */
export function peopleWords({ kinds }: Pick<AttractionItem, 'kinds'>, locale: Locale): string {
  return kinds
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, titles }) => `${quantity} × ${titles[locale]}`)
    .join(', ')
}

/** The ticket holder's name; empty if the supplier does not ask for names. */
export function holderName({ contact }: Pick<TicketHolder, 'contact'>): string {
  return contact.fullName ?? [contact.firstName, contact.lastName].filter(Boolean).join(' ')
}

export function holderNames({ told }: Pick<AttractionItem, 'told'>): string[] {
  return told.holders.map(holderName).filter((name) => name !== '')
}

export function pickupWords({ pickup }: Pick<AttractionItem, 'pickup'>, locale: Locale): string | null {
  if (!pickup) return null
  const place = pickupPlace(pickup)
  const say = ticketWords(locale)
  if (!pickup.localTime) return say('pickup.later', { place })
  return say('pickup.at', { time: clockTime(pickup.localTime), place })
}

/** Many suppliers begin the address of a point with its name: the name is then written once. */
export function pickupPlace({ name, address }: Pick<PickupPoint, 'name' | 'address'>): string {
  const [short, long] = [name.trim().toLowerCase(), address.trim().toLowerCase()]
  if (short === long) return name
  return `, ${long},`.includes(`, ${short},`) ? address : [name, address].filter(Boolean).join(', ')
}

/** The meeting point in one line; empty if guests are picked up. */
export function meetingWords({ meetingPoint }: Pick<AttractionItem, 'meetingPoint'>, locale: Locale): string {
  if (!meetingPoint) return ''
  const { name, address } = meetingPointIn(meetingPoint, locale)
  return [name, address].filter(Boolean).join(', ')
}

/** A link to the place on a map. */
export function mapUrl({ meetingPoint }: Pick<AttractionItem, 'meetingPoint'>): string | null {
  const at = meetingPoint?.at
  if (!at) return null
  const [north, east] = [at.latitude.toFixed(5), at.longitude.toFixed(5)]
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`
}

/**
 * A code for each ticket if the supplier gives them, otherwise the code of the whole booking; each in the format that scanners
 * read best.
 */
export function ticketCodes({ codes }: Pick<AttractionItem, 'codes'>): TicketCode[] {
  const readable = formats.flatMap((format) => codes.filter((code) => code.format === format))
  const ofPeople = readable.filter(({ kindId }) => kindId !== null)
  const wanted = ofPeople.length > 0 ? ofPeople : readable
  return wanted.filter(({ value }, index) => wanted.findIndex((one) => one.value === value) === index)
}

/** The last day for the refund to arrive; null if nothing is due. */
export function refundDay({
  refund,
  cancelledAt,
}: Pick<AttractionItem, 'refund' | 'cancelledAt'>): IsoDay | null {
  return refund && refund.amount > 0 && cancelledAt ? refundBy({ at: cancelledAt }) : null
}

const formats = ['QRCODE', 'AZTECCODE', 'CODE128'] as const

/** 'HH:mm' of a local date and time or of a time alone. */
function clockTime(text: string): string {
  return text.includes('T') ? text.slice(11, 16) : text.slice(0, 5)
}
