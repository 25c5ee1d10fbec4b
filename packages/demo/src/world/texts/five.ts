import type { Locale } from '@wojaz/travel/locale'

/** One text in the five languages of the shop. */
export type Five = Readonly<Record<Locale, string>>

export function five(pl: string, cs: string, ro: string, hu: string, uk: string): Five {
  return { pl, cs, ro, hu, uk }
}

/** A name that the four Latin alphabets write alike. */
export function alike(latin: string, uk: string): Five {
  return { pl: latin, cs: latin, ro: latin, hu: latin, uk }
}

/** Builds a text in each language from the parts of that language. */
export function inFive(make: (locale: Locale) => string): Five {
  return { pl: make('pl'), cs: make('cs'), ro: make('ro'), hu: make('hu'), uk: make('uk') }
}
