import type { Locale } from '@wojaz/travel/locale'
import { at } from '../dice.ts'
import type { HotelTexts } from '../hotels/hotel-content.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import type { Tour } from '../tours/tour.ts'
import { composeFaq, tourTruths } from './compose-faq.ts'
import { composeFood } from './compose-food.ts'
import { type Filling, fill } from './fill.ts'
import { type Five, five } from './five.ts'
import { hotelFilling } from './hotel-filling.ts'
import { tourDetails, tourOpenings, tourVariantParts } from './tour-parts.ts'

const headings = {
  route: five('Trasa', 'Trasa', 'Traseu', 'Útvonal', 'Маршрут'),
  practical: five('Warto wiedzieć', 'Dobré vědět', 'Bine de știut', 'Jó tudni', 'Варто знати'),
  food: five('Wyżywienie', 'Stravování', 'Masă', 'Ellátás', 'Харчування'),
} as const

export function composeTourTexts(hotel: HotelPlan, tour: Tour, locale: Locale): HotelTexts {
  const filling: Filling = {
    ...hotelFilling(hotel, locale),
    // Some stops are two towns: a closing "and" would read twice.
    list: tour.itinerary.stops.map(({ town }) => town[locale]).join(', '),
  }
  const say = (part: Five) => fill(part[locale], filling)
  const details = say(at(tourDetails, hotel.ordinal))
  const variant = say(tourVariantParts[tour.variant])
  return {
    title: tour.title[locale],
    shortDescription: `${details} ${variant}`,
    description: [
      { heading: headings.route[locale], text: say(at(tourOpenings, hotel.ordinal)) },
      { heading: headings.practical[locale], text: `${variant} ${details}` },
      {
        heading: headings.food[locale],
        text: composeFood(hotel, locale),
      },
    ],
    faq: composeFaq(tourTruths(hotel, tour), locale, filling),
  }
}
