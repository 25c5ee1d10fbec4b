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

/** A simplified type: Payload's type combines every collection with every option, which is too much for the compiler. */
interface Finder {
  find(question: object): Promise<{ docs: unknown[] }>
}

/** Reads all documents in one query, with Polish for missing texts. For collections of hundreds, not of millions. */
export async function everyDocument<Slug extends CollectionSlug>(
  payload: Payload,
  { depth = 0, ...question }: Question<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const finder = payload as unknown as Finder
  const { docs } = await finder.find({ ...question, fallbackLocale: defaultLocale, depth, pagination: false })
  return docs as DataFromCollectionSlug<Slug>[]
}
