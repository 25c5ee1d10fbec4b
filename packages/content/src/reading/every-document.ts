import { defaultLocale, type Locale } from '@wojaz/travel/locale'
import type { CollectionSlug, DataFromCollectionSlug, Payload, SelectType, Where } from 'payload'

interface Question<Slug extends CollectionSlug> {
  collection: Slug
  locale: Locale
  where?: Where
  select?: SelectType
  sort?: string[]
  depth?: number
}

/** Payload's own type weighs every collection against every option, which is more than the compiler can hold. */
interface Finder {
  find(question: object): Promise<{ docs: unknown[] }>
}

/** All of them in one question, missing texts in Polish. For collections of hundreds, not of millions. */
export async function everyDocument<Slug extends CollectionSlug>(
  payload: Payload,
  { depth = 0, ...question }: Question<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const finder = payload as unknown as Finder
  const { docs } = await finder.find({ ...question, fallbackLocale: defaultLocale, depth, pagination: false })
  return docs as DataFromCollectionSlug<Slug>[]
}
