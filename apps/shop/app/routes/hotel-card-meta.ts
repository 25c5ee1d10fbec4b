import { hotelPoster } from '@wojaz/content'
import type { MetaDescriptor } from 'react-router'
import type { loadHotelCard } from '../../server/hotel-card/load-hotel-card.ts'
import { hotelSchemas } from '../features/hotel-card/hotel-card.ts'
import { pageHead } from './page-head.ts'

type CardLoaded = NonNullable<Awaited<ReturnType<typeof loadHotelCard>>>

/** All offers of a hotel are one page for search engines: the hotel's own address. */
export function hotelCardMeta({ view, title, description, ...address }: CardLoaded): MetaDescriptor[] {
  return [
    ...pageHead({ ...address, title, description, poster: hotelPoster(view.hotel) }),
    // Where nothing is on sale nobody who searches the web is helped.
    ...(view.offer ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...hotelSchemas(view, address).map((schema) => ({ 'script:ld+json': schema })),
  ]
}
