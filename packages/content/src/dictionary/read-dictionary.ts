import type { Locale } from '@wojaz/travel/locale'
import type { Payload } from 'payload'
import { cmsSchema } from '../cms-schema.ts'
import type { WrittenTexts } from './merged-dictionary.ts'

/**
 * Reads the texts of editors with one plain query. Payload processes every field of thousands of documents, which would block the
 * main thread for a second after every edit. A test compares both results.
 */
export async function readDictionary({ db }: Payload, locale: Locale): Promise<WrittenTexts> {
  const [settings, texts] = await Promise.all([
    db.pool.query<{ active: boolean | null }>(`select active from ${cmsSchema}.dictionary`),
    db.pool.query<WrittenTexts['texts'][number]>(
      `select text.key, said.value from ${cmsSchema}.texts text
       join ${cmsSchema}.texts_locales said on said._parent_id = text.id and said._locale::text = $1`,
      [locale],
    ),
  ])
  return { active: settings.rows[0]?.active ?? true, texts: texts.rows }
}
