import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-shapes.tsx'
import { Link } from '../../ui/link.tsx'
import { resultsHref } from './attraction-address.ts'
import type { DetailView } from './attraction-view.ts'
import { cutoffWords, durationWords } from './attraction-words.ts'

/** Short facts that most guests look for first. */
export function DetailFacts({ view }: { view: DetailView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { duration, languages, pickup, isAccessible, isConfirmedAtOnce, cutoffHours, themes } = view
  const facts: (readonly [IconName, string])[] = [
    ...(duration ? [['clock', durationWords(t, duration)] as const] : []),
    ['shield', cutoffWords(t, cutoffHours)],
    ...(languages.length > 0
      ? [['globe', t('attractions.detail.languages', { languages: languages.join(', ') })] as const]
      : []),
    ...(pickup === 'none' ? [] : [['car', t(`attractions.detail.pickup.${pickup}`)] as const]),
    ['person', t(isAccessible ? 'attractions.detail.accessible' : 'attractions.detail.notAccessible')],
    ['check', t(isConfirmedAtOnce ? 'attractions.detail.atOnce' : 'attractions.detail.onRequest')],
  ]
  return (
    <div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {facts.map(([icon, words]) => (
          <li key={icon} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 shrink-0 text-accent" />
            {words}
          </li>
        ))}
      </ul>
      {themes.length > 0 ? (
        <ul className="mt-5 flex flex-wrap gap-2">
          {themes.map(({ code, name }) => (
            <li key={code}>
              <Link
                to={resultsHref(locale, { chosen: { category: [code] } })}
                className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-3 text-small hover:border-ink"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
