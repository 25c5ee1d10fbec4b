import type { MetaDescriptor } from 'react-router'
import type { DestinationLoaded } from '../../server/destinations/load-destination.ts'
import { offerListSchema } from '../features/offer-cards/offer-cards.ts'
import { contentPageMeta } from './content-page-meta.ts'
import { listingMeta } from './listing-meta.ts'

export function destinationMeta(loaded: DestinationLoaded): MetaDescriptor[] {
  if (loaded.listing) return listingMeta({ ...loaded, listing: loaded.listing })
  const offers = loaded.view?.shelves.flatMap((shelf) => shelf.offers) ?? []
  const schema = offers.length > 0 ? [{ 'script:ld+json': offerListSchema(offers, loaded) }] : []
  return [...contentPageMeta(loaded), ...schema]
}
