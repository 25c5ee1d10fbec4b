import type { Locale } from '@wojaz/travel/locale'
import type { HotelTexts } from '../hotels/hotel-content.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import type { Tour } from '../tours/tour.ts'
import { facets } from '../vocabulary/facets.ts'
import { type FaqPart, faqParts } from './faq-parts.ts'
import { type Filling, fill, listed } from './fill.ts'

/** A question and whether it applies to the hotel. */
interface Truth {
  part: FaqPart
  isTrue: boolean
  list?: (locale: Locale) => string
}

export function composeFaq(truths: readonly Truth[], locale: Locale, filling: Filling): HotelTexts['faq'] {
  return truths.map(({ part: { question, yes, no }, isTrue, list }) => ({
    question: question[locale],
    answer: fill((isTrue ? yes : (no ?? yes))[locale], { ...filling, list: list?.(locale) ?? '' }),
  }))
}

export function hotelTruths(hotel: HotelPlan): Truth[] {
  const has = (facility: HotelPlan['facilities'][number]) => hotel.facilities.includes(facility)
  return [
    { part: faqParts.hours, isTrue: true },
    { part: faqParts.wifi, isTrue: has('wifi') },
    { part: faqParts.parking, isTrue: has('parking') },
    { part: faqParts.children, isTrue: hotel.childBands.length > 0 },
    { part: faqParts.pets, isTrue: has('pets') },
    {
      part: faqParts.access,
      isTrue: hotel.access.includes('accessible'),
      list: (locale) => accessList(hotel, locale),
    },
  ]
}

export function tourTruths(hotel: HotelPlan, tour: Tour): Truth[] {
  return [
    { part: faqParts.group, isTrue: tour.kinds.includes('smallGroup') },
    { part: faqParts.tickets, isTrue: tour.kinds.includes('comfort') },
    { part: faqParts.walking, isTrue: tour.kinds.includes('active') },
    { part: faqParts.children, isTrue: hotel.childBands.length > 0 },
    { part: faqParts.wifi, isTrue: true },
  ]
}

function accessList({ access }: HotelPlan, locale: Locale): string {
  const details = access.filter((value) => value !== 'accessible')
  return listed(
    details.map((value) => facets.accessibility[value][locale]),
    locale,
  )
}
