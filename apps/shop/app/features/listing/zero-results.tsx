import type { Translate } from '@wojaz/content'
import { formatMoney } from '@wojaz/travel/money'
import { decodeSearchQuery, type SearchState } from '@wojaz/travel/search'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { quizUrl } from '../quiz/quiz.ts'
import { blockingChanges } from './blocking.ts'
import type { Around, ListingView, RepairChange, RepairOffer } from './listing-view.ts'

interface ZeroResultsProps {
  view: ListingView
  hrefFor: (state: SearchState, around: Around | null) => string
  /** All offers of this trip type. */
  allHref: string
}

/** Which filters keep the list empty, and how many results each change leads to. */
export function ZeroResults({ view, hrefFor, allHref }: ZeroResultsProps) {
  const { t } = useTranslation()
  const blocking = blockingChanges(view.repairs)
  const hrefOf = ({ q, leavesMap }: RepairOffer) =>
    hrefFor({ ...decodeSearchQuery(q), fullPrice: view.fullPrice }, leavesMap ? null : view.around)
  return (
    <div className="rounded-card bg-paper-raised px-5 py-8 shadow-raised sm:px-10 sm:py-12">
      <h2 className="text-heading">{t('listing.zero.title')}</h2>
      <p className="mt-3 max-w-reading text-lead text-ink-soft">
        {blocking.length > 0
          ? t('listing.zero.blocked', {
              criterion: blocking.map((change) => criterion(change, t)).join(' + '),
            })
          : t('listing.zero.nothing')}
      </p>
      {view.repairs.length > 0 ? (
        <>
          <p className="mt-6 font-bold">{t('listing.zero.repairs')}</p>
          <ul className="mt-3 grid gap-3 lg:grid-cols-2">
            {view.repairs.map((repair) => (
              <li key={repair.q + repair.leavesMap}>
                <Link
                  to={hrefOf(repair)}
                  rel="nofollow"
                  className="flex min-h-16 items-center gap-x-4 gap-y-1 rounded-control border border-line-strong px-5 py-3 hover:border-accent hover:bg-accent-wash max-[26rem]:flex-wrap"
                >
                  <span className="min-w-0 flex-1 font-bold max-[26rem]:basis-full">
                    {repair.changes.map((change) => repairText(change, t)).join(' + ')}
                  </span>
                  <span className="shrink-0 text-right text-small text-ink-soft max-[26rem]:grow max-[26rem]:text-left">
                    {t('listing.count', { count: repair.count })}
                    {repair.fromPrice === null ? null : (
                      <strong className="block whitespace-nowrap text-body text-ink">
                        {t('offers.from', { price: formatMoney(repair.fromPrice) })}
                      </strong>
                    )}
                  </span>
                  <Icon name="arrowRight" className="text-accent" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-6">
        <Link to={allHref} className="font-bold text-accent underline decoration-1 underline-offset-4">
          {t('listing.zero.startOver')}
        </Link>
      </p>
      <p className="mt-3">
        <ContentLink url={quizUrl} className="text-accent underline decoration-1 underline-offset-4">
          {t('listing.zero.quiz')}
        </ContentLink>
      </p>
    </div>
  )
}

function criterion(change: RepairChange, t: Translate): string {
  if (change.kind === 'filter') return `${facetName(change.filterId, t)} (${change.labels.join(', ')})`
  return t(`listing.criterion.${change.kind}`)
}

function repairText(change: RepairChange, t: Translate): string {
  switch (change.kind) {
    case 'dates':
      return t('listing.repair.dates', { count: change.days })
    case 'duration':
      return t('listing.repair.duration', {
        nights: t('listing.chip.nights', { from: change.from, count: change.to }),
      })
    case 'airport':
      return change.names.length > 0
        ? t('offers.departure', { airport: change.names.join(', ') })
        : t('listing.repair.anyAirport')
    case 'filter':
      return t('listing.repair.filter', { labels: change.labels.join(', ') })
    case 'destination':
      return t('listing.repair.destination')
  }
}

function facetName(filterId: string, t: Translate): string {
  return filterId.startsWith('amountRange') ? t('listing.price') : t(`listing.facet.${filterId}`)
}
