import { sceneUrl } from '@wojaz/demo-painter'
import { inEveryLocale } from '@wojaz/travel/locale'
import { at } from '../dice.ts'
import type { TourDay } from '../hotels/hotel-content.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { fill, listed } from '../texts/fill.ts'
import { dayParts, departureDay, restDays, returnDay } from '../texts/tour-parts.ts'
import { routePoint } from './route-points.ts'
import type { Tour } from './tour.ts'

/** Departure, one day for each stop, rest if the tour has it, return: nights + 1 days. */
export function tourPlan(hotel: HotelPlan, { itinerary, nights }: Tour): TourDay[] {
  const lastDay = nights + 1
  const picture = (index: number) =>
    sceneUrl({
      kind: at(
        ['old-town', 'countryside', 'harbour', 'city', 'coast', 'aerial', 'mountains'],
        hotel.ordinal + index,
      ),
      style: hotel.spot.region.style ?? hotel.spot.country.style,
      light: at(['morning', 'noon', 'golden', 'dusk'], index),
      seed: `${hotel.code.toLowerCase()}d${index}`,
    })
  const stops = itinerary.stops.map(({ town, sights }, index): TourDay => {
    const text = inEveryLocale((locale) =>
      fill(at(dayParts, hotel.ordinal + index)[locale], {
        list: listed(
          sights.map((sight) => sight[locale]),
          locale,
        ),
      }),
    )
    const point = routePoint(itinerary.region, index)
    return { dayFrom: index + 2, dayTo: index + 2, title: town, text, picture: picture(index + 2), point }
  })
  const rest: TourDay[] =
    stops.length + 2 < lastDay
      ? [{ dayFrom: stops.length + 2, dayTo: nights, ...restDays, picture: picture(9) }]
      : []
  return [
    { dayFrom: 1, dayTo: 1, ...departureDay, picture: picture(1) },
    ...stops,
    ...rest,
    { dayFrom: lastDay, dayTo: lastDay, ...returnDay, picture: picture(10) },
  ]
}
