import type { Locale } from '@wojaz/travel/locale'

/** The languages of the shop, and English for everybody else. */
export const languages = ['pl', 'cs', 'ro', 'hu', 'uk', 'en'] as const

export type Language = Locale | 'en'

/** One text in all languages. */
export type Six = Readonly<Record<Language, string>>

/** Written in this order everywhere: Polish, Czech, Romanian, Hungarian, Ukrainian, English. */
export function six(pl: string, cs: string, ro: string, hu: string, uk: string, en: string): Six {
  return { pl, cs, ro, hu, uk, en }
}

export function inSix(make: (language: Language) => string): Six {
  return six(make('pl'), make('cs'), make('ro'), make('hu'), make('uk'), make('en'))
}

/** Puts the name of a place, as it is and not inflected, where the sentence has `{place}`; a sentence begins with a capital. */
export function withPlace(sentence: Six, place: Six): Six {
  return inSix((language) => {
    const text = sentence[language].replaceAll('{place}', place[language])
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
  })
}
