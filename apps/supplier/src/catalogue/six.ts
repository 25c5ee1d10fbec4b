import type { Locale } from '@wojaz/travel/locale'

/** The shop's languages, and English as the fallback. */
export const languages = ['pl', 'cs', 'ro', 'hu', 'uk', 'en'] as const

export type Language = Locale | 'en'

/** One text in all languages. */
export type Six = Readonly<Record<Language, string>>

/** The order is always Polish, Czech, Romanian, Hungarian, Ukrainian, English. */
export function six(pl: string, cs: string, ro: string, hu: string, uk: string, en: string): Six {
  return { pl, cs, ro, hu, uk, en }
}

export function inSix(make: (language: Language) => string): Six {
  return six(make('pl'), make('cs'), make('ro'), make('hu'), make('uk'), make('en'))
}

/** Replaces `{place}` by the uninflected name of a place; the sentence begins with a capital. */
export function withPlace(sentence: Six, place: Six): Six {
  return inSix((language) => {
    const text = sentence[language].replaceAll('{place}', place[language])
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
  })
}
