import type { Locale } from '@wojaz/travel/locale'
import type { OfferIndex } from './engine/offer-index.ts'
import { Turn } from './engine/turn.ts'
import { makeOffer } from './make-offer.ts'
import type { Offer } from './offer.ts'
import type { SearchPlan } from './plan-search.ts'
import { cheapestRooms, type PricedPackage, pricePackage } from './price-package.ts'
import type { HotelStay } from './stay-list.ts'

/** Making an offer takes about fifty microseconds, so a page of them yields in between. */
export async function offersInTurns<Thing>(
  things: readonly Thing[],
  offerOf: (thing: Thing) => Offer,
): Promise<Offer[]> {
  const turn = new Turn()
  const offers: Offer[] = []
  for (const thing of things) {
    if (turn.isOver) await turn.pass()
    offers.push(offerOf(thing))
  }
  return offers
}

/** Returns the offer of a scanned stay: quoted, with texts. */
export function offerOfStay(
  index: OfferIndex,
  hotel: number,
  plan: SearchPlan,
  stay: HotelStay,
  locale: Locale,
): Offer {
  return makeOffer(index, pricedStay(index, hotel, plan, stay), { locale, perPerson: plan.perPerson })
}

/** The same without texts. */
export function pricedStay(
  index: OfferIndex,
  hotel: number,
  plan: SearchPlan,
  { product, departure, day, nights, total }: HotelStay,
): PricedPackage {
  const rooms = cheapestRooms(index, product, plan.rooms, day, nights) ?? []
  const priced = pricePackage(index, {
    hotel,
    departure,
    day,
    nights,
    rooms,
    isScheduled: plan.scan.isScheduled,
    dayParts: plan.scan.dayParts,
  })
  // Scan and quote share arithmetic and columns, so a difference is a bug and must not be shown.
  if (!priced.ok || priced.value.quote.total !== total) {
    const found = priced.ok ? priced.value.quote.total : priced.refusal.code
    throw new Error(`Hotel ${index.register.hotels[hotel]!.code}: scanned ${total}, quoted ${found}`)
  }
  return priced.value
}
