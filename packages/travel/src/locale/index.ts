export { calledName } from './called-name.ts'
export {
  defaultLocale,
  inEveryLocale,
  isLocale,
  type Locale,
  type Localised,
  locales,
  localisedPath,
  splitLocale,
} from './locale.ts'
export { matchesTyped, plainWords } from './plain-words.ts'
export { type PluralForm, pluralForm } from './plurals.ts'
export { seoNameOf } from './seo-name.ts'
export { wordCost } from './typos.ts'
