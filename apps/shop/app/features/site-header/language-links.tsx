import { type Locale, locales, localisedPath } from '@wojaz/travel/locale'
import { useState } from 'react'
import { languageNames } from '../../i18n/language-names.ts'
import { Icon } from '../../ui/icon.tsx'

interface LanguageLinksProps {
  locale: Locale
  path: string
  isOpen: boolean
}

/** The same page in the other languages. Plain links: with the language, the whole document changes. */
export function LanguageLinks({ locale, path, isOpen }: LanguageLinksProps) {
  // The links of a closed panel are invisible, so they are updated when it opens and not with every filter.
  const [shownPath, setShownPath] = useState(path)
  if (isOpen && shownPath !== path) setShownPath(path)
  return (
    <ul>
      {locales.map((language) => (
        <li key={language}>
          <a
            href={localisedPath(language, shownPath)}
            hrefLang={language}
            lang={language}
            aria-current={language === locale ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-6 rounded-small px-3 hover:bg-paper-sunk aria-[current]:font-bold"
          >
            {languageNames[language]}
            {language === locale ? <Icon name="check" size={16} className="text-accent" /> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
