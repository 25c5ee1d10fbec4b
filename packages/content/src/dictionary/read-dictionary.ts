import type { Locale } from '@wojaz/travel'
import type { Payload } from 'payload'
import { cmsSchema } from '../cms-schema.ts'
import type { WrittenTexts } from './merged-dictionary.ts'

/**
 * What editors have written, by one plain query: Payload walks through every field of thousands of rows, which would hold up
 * all guests for a second after every edit. A test compares both.
 */
export async function readDictionary(payload: Payload, locale: Locale): Promise<WrittenTexts> {
  const rows = (table: string) => `
    select text.key, said.value from ${cmsSchema}.${table} text
    join ${cmsSchema}.${table}_locales said on said._parent_id = text.id and said._locale::text = $1
    order by text._order`
  const { pool } = payload.db
  const [settings, localizedContent, declination] = await Promise.all([
    pool.query<{ active: boolean | null }>(`select active from ${cmsSchema}.dictionary`),
    pool.query<WrittenText>(rows('dictionary_localized_content'), [locale]),
    pool.query<WrittenText>(rows('dictionary_declination'), [locale]),
  ])
  return {
    active: settings.rows[0]?.active ?? true,
    localizedContent: localizedContent.rows,
    declination: declination.rows,
  }
}

type WrittenText = NonNullable<WrittenTexts['localizedContent']>[number]
