import type { Locale } from '@wojaz/travel/locale'
import type { AttractionCardView } from '../../app/features/attractions/attraction-view.ts'
import { destinationsUrl } from '../../app/features/destinations/destination-address.ts'
import type { Services } from '../request/services.ts'
import { mostPopular } from './find-attractions.ts'

interface Found {
  /** Null: any place. */
  readonly place: string | null
  readonly cards: readonly AttractionCardView[]
}

const enough = 2
const deepest = 3

/** Attractions near a place or hotel: in the resort, else in its region, else in its country. */
export async function popularNear(
  { attractions: { index }, offers }: Pick<Services, 'attractions' | 'offers'>,
  url: string,
  locale: Locale,
  limit: number,
): Promise<Found> {
  if (!url.startsWith(`${destinationsUrl}/`))
    return { place: null, cards: mostPopular(index, locale, { limit }) }
  const names = url.slice(destinationsUrl.length + 1).split('/')
  for (let depth = Math.min(names.length, deepest); depth > 0; depth--) {
    const target = await offers.findBySeoNames(names.slice(0, depth), locale)
    if (!target || target.kind === 'hotel') continue
    const cards = mostPopular(index, locale, { placeCodes: [target.code], limit })
    if (cards.length >= enough) return { place: target.code, cards }
  }
  return { place: null, cards: [] }
}
