import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { DestinationRow } from './destination-row.tsx'
import type { ExploreDestination, ExploreView } from './explore-view.ts'

/** So many are visible; the others are folded, without scripts too. */
const inSight = 6

export function DestinationList({ view, isBusy }: { view: ExploreView; isBusy: boolean }) {
  const { t } = useTranslation()
  const { destinations } = view
  // Does not fold a single row: "one more" would take the same space.
  const shown = destinations.length > inSight + 1 ? inSight : destinations.length
  const others = destinations.slice(shown)
  return (
    <div className={`transition-opacity ${isBusy ? 'opacity-50' : ''}`}>
      <Rows destinations={destinations.slice(0, shown)} view={view} />
      {others.length > 0 ? (
        <details className="group mt-5">
          <summary
            className={`${buttonClass('secondary', 'medium')} flex w-full cursor-pointer list-none group-open:hidden [&::-webkit-details-marker]:hidden`}
          >
            {t('explore.more', { count: others.length })}
            <Icon name="chevronDown" />
          </summary>
          <Rows destinations={others} view={view} start={shown + 1} />
        </details>
      ) : null}
    </div>
  )
}

interface RowsProps {
  destinations: readonly ExploreDestination[]
  view: ExploreView
  start?: number
}

function Rows({ destinations, view, start = 1 }: RowsProps) {
  return (
    <ol start={start} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {destinations.map((destination) => (
        <li key={destination.code}>
          <DestinationRow destination={destination} view={view} />
        </li>
      ))}
    </ol>
  )
}
