import { type Locale, locales, localisedPath } from '@wojaz/travel'
import { Icon } from '../../ui/icon.tsx'
import { languageNames } from './language-names.ts'

/** The same page in the other languages. Plain links: with the language, the whole document changes. */
export function LanguageLinks({ locale, path }: { locale: Locale; path: string }) {
  return (
    <ul>
      {locales.map((language) => (
        <li key={language}>
          <a
            href={localisedPath(language, path)}
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
