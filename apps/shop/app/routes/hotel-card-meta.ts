import { hotelPoster } from '@wojaz/content'
import type { MetaDescriptor } from 'react-router'
import type { loadHotelCard } from '../../server/hotel-card/load-hotel-card.ts'
import { hotelSchemas } from '../features/hotel-card/hotel-card.ts'
import { pageHead } from './page-head.ts'

type CardLoaded = NonNullable<Awaited<ReturnType<typeof loadHotelCard>>>

/** For search engines all offers of a hotel are one page: the hotel's URL. */
export function hotelCardMeta({ view, title, description, ...address }: CardLoaded): MetaDescriptor[] {
  return [
    ...pageHead({ ...address, title, description, poster: hotelPoster(view.hotel) }),
    // A hotel without offers is of no use in a web search.
    ...(view.offer ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...hotelSchemas(view, address).map((schema) => ({ 'script:ld+json': schema })),
  ]
}
