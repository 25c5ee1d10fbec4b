import { formatMoney } from '@wojaz/travel/money'
import type { SearchState } from '@wojaz/travel/search'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Failure } from '../../browser/last-loaded.ts'
import { useIsInBrowser } from '../../browser/use-is-in-browser.ts'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Container } from '../../ui/container.tsx'
import { ContentLink } from '../../ui/content-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { quizUrl } from '../quiz/quiz.ts'
import { DestinationList } from './destination-list.tsx'
import { exploreHref } from './explore-address.ts'
import { ExploreForm } from './explore-form.tsx'
import type { ExploreView } from './explore-view.ts'
import { useExploreWords } from './explore-words.ts'

const ExploreMap = lazy(() => import('./explore-map.tsx'))
const mapHash = '#mapa'

interface ExploreScreenProps {
  view: ExploreView
  /** The last choice could not be read; these are the destinations before it. */
  failed?: Failure | null
}

/** Where the party can travel within its budget. */
export function ExploreScreen({ view, failed = null }: ExploreScreenProps) {
  usePageTexts(view.texts)
  const { t } = useTranslation()
  const { destinations, budget } = view
  const { state } = useNavigation()
  const words = useExploreWords(view.search)
  const count = t(budget === null ? 'explore.count' : 'explore.within', { count: destinations.length })
  return (
    <section aria-label={words('title')} className="pb-12 pt-6">
      <Container>
        <ExploreForm key={exploreHref(view.search, budget)} view={view} isBusy={state === 'loading'} />
        {failed ? (
          <div className="mt-6">
            <Notice tone="error">{t(failed === 'busy' ? 'explore.busy' : 'explore.failed')}</Notice>
          </div>
        ) : null}
        {view.hasLeftOut ? (
          <div className="mt-6">
            <Notice tone="warning">{t('explore.leftOut')}</Notice>
          </div>
        ) : null}
        <div className="mb-5 mt-10 flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-heading">{count}</h2>
          {/* A change of the heading is not announced; this one is. */}
          <p role="status" className="sr-only">
            {count}
          </p>
          {destinations.length > 0 ? <MapLink /> : null}
        </div>
        {destinations.length > 0 ? (
          <>
            <MapOfDestinations view={view} />
            <p className="mb-5 max-w-reading text-small text-ink-soft">{t('explore.legend')}</p>
            <DestinationList view={view} isBusy={state === 'loading'} />
            {view.beyond > 0 ? (
              <p className="mt-6 text-small text-ink-soft">{t('explore.beyond', { count: view.beyond })}</p>
            ) : null}
          </>
        ) : (
          <NothingThere view={view} />
        )}
      </Container>
    </section>
  )
}

/** The lowest budget that has results, or else a link to any time and any airport. */
function NothingThere({ view: { search, least } }: { view: ExploreView }) {
  const { t } = useTranslation()
  const words = useExploreWords(search)
  const hasDays = search.startDate !== null || search.endDate !== null
  const anytime = { ...search, startDate: null, endDate: null }
  const [sentence, label, url] =
    least !== null
      ? [
          words('least', { price: formatMoney(least) }),
          t('explore.raise', { price: formatMoney(Math.ceil(least / 100) * 100) }),
          exploreHref(search, least),
        ]
      : hasDays
        ? [t('explore.nothingThen'), t('explore.anyTime'), exploreHref(anytime, null)]
        : [words('nothing'), words('widen'), exploreHref(widest(search), null)]
  return (
    <div className="rounded-card bg-paper-raised px-5 py-8 shadow-raised sm:px-10">
      <p className="max-w-reading text-lead">{sentence}</p>
      <p className="mt-5">
        <ContentLink url={url} className={buttonClass('primary', 'medium')}>
          {label}
        </ContentLink>
      </p>
      <p className="mt-4">
        <ContentLink url={quizUrl} className="text-accent underline decoration-1 underline-offset-4">
          {t('explore.quiz')}
        </ContentLink>
      </p>
    </div>
  )
}

function widest(search: SearchState): SearchState {
  return { ...search, selectedAirports: [], durationFrom: null, durationTo: null, selectedFilterValues: {} }
}

function MapLink() {
  const { t } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const isOpen = useIsInBrowser() && hash === mapHash
  return (
    <Link
      to={{ pathname, search, hash: isOpen ? '' : mapHash }}
      replace={isOpen}
      preventScrollReset
      rel="nofollow"
      className={`${buttonClass('secondary', 'small')} noscript:hidden`}
    >
      <Icon name="pin" size={16} />
      {isOpen ? t('explore.mapHide') : t('explore.map')}
    </Link>
  )
}

/** The map is loaded on demand. */
function MapOfDestinations({ view }: { view: ExploreView }) {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const isInBrowser = useIsInBrowser()
  if (!isInBrowser || hash !== mapHash) return null
  return (
    <div className="mb-6 h-[min(34rem,70dvh)] overflow-hidden rounded-card shadow-raised">
      <Suspense fallback={<p className="grid h-full place-items-center">{t('map.loading')}</p>}>
        <ExploreMap view={view} />
      </Suspense>
    </div>
  )
}
