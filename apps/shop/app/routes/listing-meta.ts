import type { MetaDescriptor } from 'react-router'
import type { ListingView } from '../features/listing/listing.ts'
import { offerListSchema } from '../features/offer-cards/offer-cards.ts'
import { contentPageMeta } from './content-page-meta.ts'
import { guestsOwn } from './guests-own.ts'

type Listed = Parameters<typeof contentPageMeta>[0] & { listing: ListingView }

/** The head of a listing. Its URL without a query and its further pages are for search engines; a guest's search is not. */
export function listingMeta({ listing, ...page }: Listed): MetaDescriptor[] {
  const { q, address, fullPrice, around, pages, offers } = listing
  const isGuests = q !== address.home || fullPrice || around !== null
  const number = pages.first > 1 && !isGuests ? `?page=${pages.first}` : ''
  const tags = contentPageMeta({ ...page, query: number })
  const schema = offers.length > 0 ? [{ 'script:ld+json': offerListSchema(offers, page) }] : []
  return isGuests ? guestsOwn(tags) : [...tags, ...schema]
}
