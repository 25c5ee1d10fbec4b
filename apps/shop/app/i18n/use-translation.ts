import type { i18n, TFunction, TOptions } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

interface Translation {
  readonly t: TFunction
  readonly i18n: i18n
}

const translations = new WeakMap<i18n, Translation>()

/**
 * The texts of the page's language. A page says some two thousand of them and nearly all are said as they are written, so these are
 * looked up and nothing else; whatever has a count or a name to fill in is i18next's.
 */
export function useTranslation(): Translation {
  const { i18n } = useContext(I18nContext)
  let known = translations.get(i18n)
  if (!known) {
    known = { t: plainFirst(i18n), i18n }
    translations.set(i18n, known)
  }
  return known
}

function plainFirst(i18n: i18n): TFunction {
  const texts: Record<string, string> = i18n.getResourceBundle(i18n.language, 'translation') ?? {}
  const say = (key: string, options?: TOptions) => {
    const text = options ? undefined : texts[key]
    return text === undefined || text.includes('{{') || text.includes('$t(') ? i18n.t(key, options) : text
  }
  return say as TFunction
}
