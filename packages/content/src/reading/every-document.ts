import { defaultLocale, type Locale } from '@wojaz/travel'
import type { CollectionSlug, DataFromCollectionSlug, Payload, SelectType, Where } from 'payload'

interface Question<Slug extends CollectionSlug> {
  collection: Slug
  locale: Locale
  where?: Where
  select?: SelectType
  sort?: string[]
  depth?: number
}

/** All of them in one question, missing texts in Polish. For collections of hundreds, not of millions. */
export async function everyDocument<Slug extends CollectionSlug>(
  payload: Payload,
  { collection, locale, where = {}, select, sort, depth = 0 }: Question<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({
    collection,
    where,
    locale,
    fallbackLocale: defaultLocale,
    depth,
    pagination: false,
    ...(select && { select: select as never }),
    ...(sort && { sort }),
  })
  return docs as DataFromCollectionSlug<Slug>[]
}
