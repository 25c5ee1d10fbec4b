export { defaultLocale, isLocale, type Locale, locales, localisedPath, splitLocale } from './locale.ts'
export { matchesTyped, plainWords } from './plain-words.ts'
export { type PluralForm, pluralForm } from './plurals.ts'
export { seoNameOf } from './seo-name.ts'
