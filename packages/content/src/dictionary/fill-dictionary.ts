import { isDeepStrictEqual } from 'node:util'
import { locales } from '@wojaz/travel/locale'
import type { Payload } from 'payload'
import { announceChange } from '../announce-change.ts'
import { cmsSchema } from '../cms-schema.ts'
import { shippedTexts, type Translations } from './shipped-dictionary.ts'
import { type DictionaryRow, toppedUp } from './top-up.ts'

interface Settings {
  shipped?: Record<string, Translations> | null
  createdAt?: string | null
}

/** Writes only texts that are new or changed. */
export async function fillDictionary(payload: Payload): Promise<void> {
  const settings = (await payload.findGlobal({ slug: 'dictionary', showHiddenFields: true })) as Settings
  const before = settings.shipped ?? {}
  const written = await writtenRows(payload)
  const known = new Map(written.map((row) => [row.key, row]))
  const news = toppedUp(written, shippedTexts, before).filter(
    (row) => !isDeepStrictEqual(row, known.get(row.key)),
  )
  if (news.length === 0 && isDeepStrictEqual(before, shippedTexts)) return
  await writeRows(payload, news)
  const now = new Date().toISOString()
  const data = {
    ...(settings.createdAt ? {} : { active: true, createdAt: now }),
    updatedAt: now,
    shipped: shippedTexts,
  }
  await payload.db.updateGlobal({ slug: 'dictionary', data, returning: false })
  await announceChange(payload, 'dictionary')
}

/** Languages without a text are left out. */
async function writtenRows({ db }: Payload): Promise<DictionaryRow[]> {
  const { rows } = await db.pool.query<DictionaryRow>(
    `select text.key, coalesce(jsonb_object_agg(said._locale, said.value) filter (where said.value <> ''), '{}') as value
     from ${cmsSchema}.texts text left join ${cmsSchema}.texts_locales said on said._parent_id = text.id
     group by text.id order by text.key`,
  )
  return rows.map(({ key, value }) => ({
    key,
    value: Object.fromEntries(locales.flatMap((locale) => (value[locale] ? [[locale, value[locale]]] : []))),
  }))
}

/**
 * Writes all rows in one statement, without the validation of the admin: thousands of saves would take minutes at the first
 * start.
 */
async function writeRows({ db }: Payload, rows: DictionaryRow[]): Promise<void> {
  const said = rows.flatMap(({ key, value }) =>
    Object.entries(value).map(([locale, text]) => ({ key, locale, text })),
  )
  await db.pool.query(
    `with said as (select * from json_to_recordset($1) as one(key text, locale text, text text)),
     named as (
       insert into ${cmsSchema}.texts (key) select distinct key from said
       on conflict (key) do update set updated_at = now() returning id, key
     )
     insert into ${cmsSchema}.texts_locales (_parent_id, _locale, value)
     select named.id, said.locale::${cmsSchema}._locales, said.text from said join named using (key)
     on conflict (_locale, _parent_id) do update set value = excluded.value`,
    [JSON.stringify(said)],
  )
}
