import { type Locale, pluralForm } from '@wojaz/travel/locale'
import { groupThousands } from '@wojaz/travel/money'
import type { TFunction, TOptions } from 'i18next'
import type { PageI18n } from './i18n-context.ts'

/** Options of i18next that change which text is said; whoever gives one is answered by i18next. */
const meaningful = ['context', 'defaultValue', 'ordinal', 'returnObjects', 'joinArrays', 'lng', 'ns']

/**
 * i18next for the texts a page is full of. It says the same (a test compares every text of the dictionary); but a page says two
 * thousand, nearly all as they are written or with a word or two to fill in, and looking at every option of a translation took a
 * quarter of drawing a page. What is not plain is left to i18next.
 */
export function plainTexts(i18n: PageI18n): TFunction {
  const texts: Record<string, string> = i18n.getResourceBundle(i18n.language, 'translation') ?? {}
  const say = (key: string, options?: TOptions) => plainText(texts, i18n.language, key, options)
  return ((key: string, options?: TOptions) => say(key, options) ?? i18n.t(key, options)) as TFunction
}

export function plainText(
  texts: Readonly<Record<string, string>>,
  language: string,
  key: string,
  options: TOptions | undefined,
): string | null {
  if (!options) {
    const text = texts[key]
    return text === undefined || text.includes('{{') || text.includes('$t(') ? null : text
  }
  if (meaningful.some((name) => name in options)) return null
  const text = textOf(texts, language, key, options.count)
  return text === undefined || text.includes('$t(') ? null : filledIn(text, options)
}

/** A text with a count has one form for each kind of number its language knows. */
export function textOf(
  texts: Readonly<Record<string, string>>,
  language: string,
  key: string,
  count: unknown,
): string | undefined {
  if (typeof count !== 'number') return texts[key]
  if (count === 0 && `${key}_zero` in texts) return texts[`${key}_zero`]
  return texts[`${key}_${pluralForm(language as Locale, count)}`] ?? texts[key]
}

function filledIn(text: string, options: TOptions): string | null {
  let isPlain = true
  const filled = text.replace(/\{\{([^}]*)\}\}/g, (_, name: string) => {
    const value: unknown = options[name]
    isPlain &&= typeof value === 'string' || typeof value === 'number'
    return filledValue(name, value)
  })
  return isPlain ? filled : null
}

/** How many of something is grouped as prices are: '46 055 ofert'. */
export function filledValue(name: string | undefined, value: unknown): string {
  return name === 'count' && typeof value === 'number' ? groupThousands(value) : String(value)
}
