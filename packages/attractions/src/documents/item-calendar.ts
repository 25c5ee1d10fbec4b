import { addDays, calendarFile } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import type { AttractionItem, AttractionOrder } from '../model/attraction-order.ts'
import { instantOf } from '../rules/local-time.ts'
import { mapUrl, meetingWords, peopleWords, pickupWords } from './item-facts.ts'
import { ticketWords } from './ticket-words.ts'

/** One attraction as a calendar event, at its exact instant in any time zone. */
export function itemCalendar(
  {
    number,
    locale,
    transactionId,
    placedAt,
  }: Pick<AttractionOrder, 'number' | 'locale' | 'transactionId' | 'placedAt'>,
  item: AttractionItem,
  siteUrl: string,
): string {
  const say = ticketWords(locale)
  const { timeZone, localStart, localEnd, isAllDay } = item
  const day = localStart.slice(0, 10)
  const from = instantOf(localStart, timeZone)
  const until = instantOf(localEnd, timeZone)
  const pickup = pickupWords(item, locale)
  const { name, phone } = item.supplierContact
  const description = [
    say('order', { number }),
    item.optionTitles[locale],
    peopleWords(item, locale),
    ...(pickup ? [`${say('pickup')}: ${pickup}`] : []),
    `${say('supplier')}: ${[name, phone].filter(Boolean).join(', ')}`,
    ...(mapUrl(item) ? [`${say('map')}: ${mapUrl(item)}`] : []),
  ].join('\n')
  const event = {
    uid: `${item.id}@wojaz`,
    when:
      isAllDay || !from || !until ? { from: day, until: addDays(day, 1) } : { startsAt: from, endsAt: until },
    summary: item.titles[locale],
    description,
    location: meetingWords(item, locale),
    url: siteUrl + localisedPath(locale, `/atrakcje/payment/success/${transactionId}`),
  }
  return calendarFile([event], placedAt)
}
