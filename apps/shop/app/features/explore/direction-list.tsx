import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { DirectionRow } from './direction-row.tsx'
import type { ExploreDirection, ExploreView } from './explore-view.ts'

/** So many are in sight; the others are one press away, without scripts too. */
const inSight = 6

export function DirectionList({ view, isBusy }: { view: ExploreView; isBusy: boolean }) {
  const { t } = useTranslation()
  const { directions } = view
  // "One more" is no use: it takes the room of the one.
  const shown = directions.length > inSight + 1 ? inSight : directions.length
  const others = directions.slice(shown)
  return (
    <div className={`transition-opacity ${isBusy ? 'opacity-50' : ''}`}>
      <Rows directions={directions.slice(0, shown)} view={view} />
      {others.length > 0 ? (
        <details className="group mt-5">
          <summary
            className={`${buttonClass('secondary', 'medium')} flex w-full cursor-pointer list-none group-open:hidden [&::-webkit-details-marker]:hidden`}
          >
            {t('explore.more', { count: others.length })}
            <Icon name="chevronDown" />
          </summary>
          <Rows directions={others} view={view} start={shown + 1} />
        </details>
      ) : null}
    </div>
  )
}

interface RowsProps {
  directions: readonly ExploreDirection[]
  view: ExploreView
  start?: number
}

function Rows({ directions, view, start = 1 }: RowsProps) {
  return (
    <ol start={start} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {directions.map((direction) => (
        <li key={direction.code}>
          <DirectionRow direction={direction} view={view} />
        </li>
      ))}
    </ol>
  )
}
