import type { Locale, Localised } from '@wojaz/travel/locale'
import { at } from '../dice.ts'
import type { HotelTexts } from '../hotels/hotel-content.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import type { Tour } from '../tours/tour.ts'
import { composeFaq, tourTruths } from './compose-faq.ts'
import { composeFood } from './compose-food.ts'
import { type Filling, fill } from './fill.ts'
import { hotelFilling } from './hotel-filling.ts'
import { tourDetails, tourOpenings, tourVariantParts } from './tour-parts.ts'

const headings = {
  route: { pl: 'Trasa', cs: 'Trasa', ro: 'Traseu', hu: 'Útvonal', uk: 'Маршрут' },
  practical: {
    pl: 'Warto wiedzieć',
    cs: 'Dobré vědět',
    ro: 'Bine de știut',
    hu: 'Jó tudni',
    uk: 'Варто знати',
  },
  food: { pl: 'Wyżywienie', cs: 'Stravování', ro: 'Masă', hu: 'Ellátás', uk: 'Харчування' },
} as const

export function composeTourTexts(hotel: HotelPlan, tour: Tour, locale: Locale): HotelTexts {
  const filling: Filling = {
    ...hotelFilling(hotel, locale),
    // Some stops are two towns, so a final "and" could occur twice.
    list: tour.itinerary.stops.map(({ town }) => town[locale]).join(', '),
  }
  const say = (part: Localised) => fill(part[locale], filling)
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
