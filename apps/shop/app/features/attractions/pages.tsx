import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { resultsHref } from './attraction-address.ts'
import type { ResultsView } from './attraction-view.ts'

export function Pages({ view: { search, pages } }: { view: ResultsView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (pages < 2) return null
  const { page } = search
  const to = (next: number) => resultsHref(locale, { ...search, page: next })
  return (
    <nav
      aria-label={t('attractions.pages.label')}
      className="mt-8 flex flex-wrap items-center justify-between gap-4"
    >
      {page > 0 ? (
        <ButtonLink look="secondary" href={to(Math.min(page, pages) - 1)} rel="prev">
          {t('attractions.pages.before')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-small text-ink-soft">{t('attractions.pages.where', { page: page + 1, pages })}</p>
      {page + 1 < pages ? (
        <ButtonLink look="secondary" href={to(page + 1)} rel="next">
          {t('attractions.pages.after')}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
