import { attractionSorts } from '@wojaz/attractions'
import { localisedPath } from '@wojaz/travel/locale'
import { groupThousands } from '@wojaz/travel/money'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useSubmit } from 'react-router'
import { usePressedBefore } from '../../browser/pressed-before.ts'
import { useIsInBrowser } from '../../browser/use-is-in-browser.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { attractionsPath, resultsHref, searchParams } from './attraction-address.ts'
import { AttractionGrid } from './attraction-grid.tsx'
import { AttractionTrail } from './attraction-trail.tsx'
import type { ResultsView } from './attraction-view.ts'
import { FilterPanel } from './filter-panel.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Pages } from './pages.tsx'
import { SearchBox } from './search-box.tsx'
import { TripStrip } from './trip-strip.tsx'

const ResultsMap = lazy(() => import('./results-map.tsx'))

/** The list with its filters; the same as marks on a map. */
export function ResultsScreen({ view, cartLink }: { view: ResultsView; cartLink?: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { search, total, attractions } = view
  const count = t('attractions.count', { count: total, number: groupThousands(total) })
  const where = view.places.map(({ name }) => name).join(', ')
  return (
    <Container className="pb-12 pt-4">
      <AttractionTrail
        cartLink={cartLink}
        steps={[
          { label: 'Wojaż', href: localisedPath(locale, '/') },
          { label: t('attractions.name'), href: localisedPath(locale, attractionsPath) },
          { label: t('attractions.results.title'), href: resultsHref(locale) },
        ]}
      />
      <h1 className="pb-4 pt-3 text-heading">{where || t('attractions.results.title')}</h1>
      <SearchBox key={searchParams(search).toString()} search={search} today={view.today} />
      <TripStrip view={view} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterPanel view={view} />
        <section aria-label={t('attractions.results.title')}>
          <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
            <p role="status" className="text-title font-bold">
              {count}
            </p>
            {total > 0 ? <Tools view={view} /> : null}
          </div>
          {total === 0 ? <NothingFound view={view} /> : null}
          {total > 0 && search.onMap ? <OnMap view={view} /> : null}
          {total > 0 && !search.onMap ? (
            <>
              <AttractionGrid attractions={attractions} wish={search} level={2} isNarrow leads />
              <Pages view={view} />
            </>
          ) : null}
        </section>
      </div>
    </Container>
  )
}

/** The sort order, and the switch between list and map. */
function Tools({ view: { search } }: { view: ResultsView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const ask = (sent: HTMLFormElement) => submit(sent, { preventScrollReset: true })
  usePressedBefore(form, (sent) => {
    const chosen = new FormData(sent).get('sort') || 'recommended'
    if (chosen !== search.sort) ask(sent)
  })
  const kept = [...searchParams({ ...search, page: 0, sort: 'recommended' })]
  return (
    <div className="flex flex-wrap items-end gap-3">
      <form
        ref={form}
        method="get"
        autoComplete="off"
        action={resultsHref(locale)}
        onChange={(event) => ask(event.currentTarget)}
        className="flex items-end gap-2"
      >
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <NativeSelect
          key={search.sort}
          name="sort"
          saysOptional={false}
          label={t('attractions.sort.label')}
          none={t('attractions.sort.recommended')}
          defaultValue={search.sort === 'recommended' ? '' : search.sort}
          options={attractionSorts
            .filter((sort) => sort !== 'recommended')
            .map((sort) => ({ id: sort, label: t(`attractions.sort.${sort}`) }))}
        />
        <div className="hidden [@media(scripting:none)]:block">
          <Button type="submit" look="secondary">
            {t('attractions.sort.button')}
          </Button>
        </div>
      </form>
      <div className="noscript:hidden">
        <ButtonLink
          look="secondary"
          rel="nofollow"
          href={resultsHref(locale, { ...search, onMap: !search.onMap, page: 0 })}
        >
          {t(search.onMap ? 'attractions.results.asList' : 'attractions.results.onMap')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Without scripts the list is shown. */
function OnMap({ view }: { view: ResultsView }) {
  const { t } = useTranslation()
  const isInBrowser = useIsInBrowser()
  return (
    <>
      <div className="noscript:hidden h-[min(38rem,75dvh)] overflow-hidden rounded-card bg-scene-sky shadow-raised">
        {isInBrowser ? (
          <Suspense fallback={<p className="grid h-full place-items-center">{t('map.loading')}</p>}>
            <ResultsMap view={view} />
          </Suspense>
        ) : null}
      </div>
      <noscript>
        <AttractionGrid attractions={view.attractions.slice(0, 20)} wish={view.search} level={2} isNarrow />
      </noscript>
    </>
  )
}
