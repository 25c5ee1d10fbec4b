import { seoNameOf } from '@wojaz/travel/locale'
import { at, type Dice } from '../dice.ts'
import { spotsOf } from '../places/place-tree.ts'
import { planTours } from '../tours/plan-tours.ts'
import type { HotelType } from '../vocabulary/facets.ts'
import { spreadOverRegions, tripMix } from './hotel-mix.ts'
import { hotelName } from './hotel-name.ts'
import type { HotelPlan } from './hotel-plan.ts'
import { inventHotel } from './invent-hotel.ts'
import { planTourHotel } from './plan-tour-hotel.ts'

/** All hotels, always in the same order: the ids of their rates depend on it. */
export function planHotels(seed: string, hotels: number): HotelPlan[] {
  const mix = tripMix(hotels)
  const register = new NameRegister()
  const plans: HotelPlan[] = []
  for (const trip of ['WS', 'DW', 'NR'] as const) {
    for (const [region, count] of spreadOverRegions(trip, mix[trip])) {
      const spots = spotsOf(region).filter(({ resort }) => trip !== 'NR' || resort.slopes)
      for (let ordinal = 0; ordinal < count; ordinal++) {
        const spot = at(spots, ordinal)
        const naming = region.naming ?? spot.country.naming
        const code = register.codeFor(region.code)
        const nameFor = (dice: Dice, type: HotelType) =>
          register.nameFor(dice, () => hotelName(dice, naming, type), spot.resort.names.pl)
        plans.push(inventHotel({ seed, code, ordinal, trip, spot, nameFor }))
      }
    }
  }
  planTours(mix.WO).forEach((tour, ordinal) => {
    plans.push(planTourHotel(seed, register.codeFor(tour.itinerary.region.slice(2)), ordinal, tour))
  })
  return plans
}

/** Assigns codes and names, each once. */
class NameRegister {
  readonly #codes = new Map<string, number>()
  readonly #seoNames = new Set<string>()

  /** Numbers of a prefix grow in steps of 37 from 10037, so that a code does not look like a position in a list. */
  codeFor(prefix: string): string {
    const count = (this.#codes.get(prefix) ?? 0) + 1
    this.#codes.set(prefix, count)
    return `${prefix}${10_000 + 37 * count}`
  }

  nameFor(dice: Dice, propose: () => string, resort: string): { name: string; seoName: string } {
    for (let attempt = 0; ; attempt++) {
      const proposed = propose()
      const name = attempt < 6 ? proposed : `${proposed} ${resort}`
      const seoName = seoNameOf(name)
      if (this.#seoNames.has(seoName)) {
        if (attempt > 400) throw new Error(`No name left for a hotel in ${resort}`)
        dice.next()
        continue
      }
      this.#seoNames.add(seoName)
      return { name, seoName }
    }
  }
}
