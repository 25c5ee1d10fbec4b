import { createHash } from 'node:crypto'
import type { Translate } from '@wojaz/content'
import type { Offer, OfferLeg } from '@wojaz/offers'
import { addDays, type CalendarEvent, calendarFile, type IsoDay } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { hotelCardAddress, shareableOfferCode } from '@wojaz/travel/offer-code'
import { placeWords } from '@wojaz/travel/place'

interface Deps {
  siteUrl: string
  locale: Locale
  t: Translate
  now: Date
}

/**
 * Calendar events of an offer: the days away, the departure and the arrival back home. Times are those of Polish airports; the
 * local time at the destination is in the text.
 */
export function tripCalendar(offer: Offer, { siteUrl, locale, t, now }: Deps): string {
  // Hashed: the code contains birth dates, and calendars are shared with others.
  const trip = createHash('sha256').update(offer.offerCode).digest('hex').slice(0, 32)
  const { departureFlight: out, returnFlight: back, hotelUrl, tripType, offerCode } = offer
  const flights = out && back ? [flightWords(t, 'out', out), flightWords(t, 'back', back)] : []
  const shared = {
    location: [offer.hotelName, placeWords(offer.breadcrumbs)].filter(Boolean).join(', '),
    url: siteUrl + localisedPath(locale, hotelCardAddress(hotelUrl, tripType, shareableOfferCode(offerCode))),
  }
  const description = [
    ...flights,
    offer.boardName,
    t('hotelCard.calendarFile.price', { price: formatMoney(offer.quote.total) }),
    t('hotelCard.calendarFile.notBooked'),
  ].join('\n')
  const event = (part: string, when: CalendarEvent['when'], summary: string): CalendarEvent => ({
    uid: `${trip}-${part}@wojaz`,
    when,
    summary,
    description,
    ...shared,
  })
  const days = { from: offer.departureDate, until: addDays(offer.returnDate, 1) }
  return calendarFile(
    [
      event('stay', days, t('hotelCard.calendarFile.stay', { hotel: offer.hotelName })),
      ...(out && back
        ? [
            event('out', { day: out.date, time: out.departureTime }, flightWords(t, 'out', out)),
            event('back', { day: landingDay(back), time: back.arrivalTime }, flightWords(t, 'back', back)),
          ]
        : []),
    ],
    now,
  )
}

function flightWords(t: Translate, way: 'out' | 'back', leg: OfferLeg): string {
  return t(`hotelCard.calendarFile.${way}`, {
    flight: `${leg.airLineCode} ${leg.flightNumber}`,
    from: leg.fromAirport,
    to: leg.toAirport,
    hours: `${leg.departureTime}–${leg.arrivalTime}`,
  })
}

/** If the arrival time is earlier than the departure time, the flight lands on the next day. */
function landingDay({ date, departureTime, arrivalTime }: OfferLeg): IsoDay {
  return arrivalTime < departureTime ? addDays(date, 1) : date
}
