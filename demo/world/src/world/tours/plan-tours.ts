import { inEveryLocale, type Localised } from '@wojaz/travel/locale'
import { at } from '../dice.ts'
import type { TourKind } from '../vocabulary/facets.ts'
import { europeanTours } from './europe.ts'
import type { Itinerary, Tour, TourVariant } from './tour.ts'
import { worldTours } from './world.ts'

const itineraries: readonly Itinerary[] = [...europeanTours, ...worldTours]

interface VariantOffer {
  suffix: Localised | null
  nights: number
  kinds: readonly TourKind[]
}

const variants: Readonly<Record<TourVariant, VariantOffer>> = {
  classic: { suffix: null, nights: 7, kinds: ['classic'] },
  withRest: {
    suffix: {
      pl: 'z wypoczynkiem',
      cs: 's pobytem u moře',
      ro: 'cu odihnă',
      hu: 'pihenéssel',
      uk: 'з відпочинком',
    },
    nights: 14,
    kinds: ['classic', 'withRest'],
  },
  smallGroup: {
    suffix: {
      pl: 'w małej grupie',
      cs: 'v malé skupině',
      ro: 'în grup mic',
      hu: 'kis csoportban',
      uk: 'у малій групі',
    },
    nights: 7,
    kinds: ['classic', 'smallGroup'],
  },
  comfort: {
    suffix: { pl: 'komfort', cs: 'komfort', ro: 'confort', hu: 'komfort', uk: 'комфорт' },
    nights: 7,
    kinds: ['classic', 'comfort'],
  },
  active: {
    suffix: { pl: 'aktywnie', cs: 'aktivně', ro: 'activ', hu: 'aktívan', uk: 'активно' },
    nights: 7,
    kinds: ['classic', 'active'],
  },
  restInComfort: {
    suffix: {
      pl: 'komfort z wypoczynkiem',
      cs: 'komfort s pobytem',
      ro: 'confort cu odihnă',
      hu: 'komfort pihenéssel',
      uk: 'комфорт з відпочинком',
    },
    nights: 14,
    kinds: ['classic', 'withRest', 'comfort'],
  },
}

/** Every route once, then again in the next variant. */
export function planTours(count: number): Tour[] {
  const order = Object.keys(variants) as TourVariant[]
  return Array.from({ length: count }, (_, index) => {
    const itinerary = at(itineraries, index)
    const round = Math.floor(index / itineraries.length)
    const variant = at(order, round)
    const { suffix, nights, kinds } = variants[variant]
    // After all variants a route is repeated as another edition.
    const edition = Math.floor(round / order.length)
    const title = inEveryLocale((locale) =>
      [itinerary.names[locale], suffix?.[locale], edition > 0 ? `${edition + 1}` : undefined]
        .filter((part) => part !== undefined)
        .join(', '),
    )
    const own: TourKind[] = itinerary.kind === 'classic' ? [] : [itinerary.kind]
    return { itinerary, variant, title, nights, kinds: [...kinds, ...own] }
  })
}
