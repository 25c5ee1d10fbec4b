import type { MetaDescriptor } from 'react-router'
import type { ListingView } from '../features/listing/listing.ts'
import { offerListSchema } from '../features/offer-cards/offer-cards.ts'
import { contentPageMeta } from './content-page-meta.ts'

type Listed = Parameters<typeof contentPageMeta>[0] & { listing: ListingView }

/**
 * Head of a listing. Its bare address and the further pages of it are for search engines; a search of a guest is one of millions and
 * is not, but its links may be followed.
 */
export function listingMeta({ listing, ...page }: Listed): MetaDescriptor[] {
  const { q, address, fullPrice, around, pages, offers } = listing
  const isGuests = q !== address.home || fullPrice || around !== null
  const number = pages.first > 1 && !isGuests ? `?page=${pages.first}` : ''
  const tags = contentPageMeta({ ...page, query: number })
  const schema = offers.length > 0 ? [{ 'script:ld+json': offerListSchema(offers, page) }] : []
  if (!isGuests) return [...tags, ...schema]
  const named = tags.filter((tag) => !('name' in tag && tag.name === 'robots'))
  return [...named, { name: 'robots', content: 'noindex, follow' }]
}
