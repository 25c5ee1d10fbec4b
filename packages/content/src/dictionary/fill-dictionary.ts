import { isDeepStrictEqual } from 'node:util'
import { locales } from '@wojaz/travel'
import type { Payload } from 'payload'
import { announceChange } from '../announce-change.ts'
import { isPluralKey, shippedTexts, type Translations } from './shipped-dictionary.ts'
import { type DictionaryRow, toppedUp } from './top-up.ts'

const lists = ['localizedContent', 'declination'] as const

interface AllLocales {
  localizedContent?: DictionaryRow[] | null
  declination?: DictionaryRow[] | null
  shipped?: Record<string, Translations> | null
  createdAt?: string | null
}

/** Writes only when there is something new to write. */
export async function fillDictionary(payload: Payload): Promise<void> {
  const document = (await payload.findGlobal({
    slug: 'dictionary',
    locale: 'all',
    showHiddenFields: true,
  })) as unknown as AllLocales
  const before = document.shipped ?? {}
  const filled = {
    localizedContent: toppedUp(
      rowsOf(document.localizedContent),
      textsWhere((key) => !isPluralKey(key)),
      before,
    ),
    declination: toppedUp(rowsOf(document.declination), textsWhere(isPluralKey), before),
  }
  const unchanged = lists.every((list) => isDeepStrictEqual(filled[list], rowsOf(document[list])))
  if (unchanged && isDeepStrictEqual(before, shippedTexts)) return
  // All languages in one write, past the questions an editor is asked: five saves took 2.5 s of every first start.
  const now = new Date().toISOString()
  const data = {
    ...(document.createdAt ? {} : { active: true, createdAt: now }),
    updatedAt: now,
    ...filled,
    shipped: shippedTexts,
  }
  await payload.db.updateGlobal({ slug: 'dictionary', data, returning: false })
  await announceChange(payload, 'dictionary')
}

function textsWhere(belongs: (key: string) => boolean): Record<string, Translations> {
  return Object.fromEntries(Object.entries(shippedTexts).filter(([key]) => belongs(key)))
}

/** Languages without a text come as null or not at all. */
function rowsOf(rows: DictionaryRow[] | null | undefined): DictionaryRow[] {
  return (rows ?? []).map(({ id, key, value }) => ({
    id,
    key,
    value: Object.fromEntries(
      locales.flatMap((locale) => (value?.[locale] ? [[locale, value[locale]]] : [])),
    ),
  }))
}
