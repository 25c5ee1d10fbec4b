import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SpinnerRing } from '../../ui/spinner-ring.tsx'
import { useIsWideScreen } from '../../ui/wide-screen.ts'
import { type MapMark, PriceMap } from '../map/map.ts'
import { filterCount } from './chips.ts'
import { MapCard } from './map-card.tsx'
import type { MapPaneProps } from './map-pane.tsx'
import { paneClass } from './map-pane-look.ts'
import { useListHighlight } from './use-list-highlight.ts'
import { useMapSearch } from './use-map-search.ts'
import { usePhoneView } from './use-phone-view.ts'

/** The results on a map. Moving the map searches the visible area; the list beside it shows the same search. */
export default function ListingMap({ view: listing, state, isUpdating, move }: MapPaneProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { close, linkTo } = usePhoneView()
  const isWide = useIsWideScreen()
  const map = useMapSearch(listing, move)
  const [open, setOpen] = useState<readonly MapMark[]>([])
  const [highlighted, setHighlighted] = useState<string | null>(null)
  useListHighlight(highlighted, setHighlighted)
  const chosen = filterCount(state)
  const bar = 'inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-small font-bold'
  return (
    <Dialog
      id="mapa"
      label={t('listing.map')}
      isOpen={!isWide}
      onClose={close}
      variant="screen"
      closedRole="region"
      className={`${paneClass} text-ink lg:w-auto`}
    >
      <div className="flex shrink-0 items-center gap-1 border-b border-line bg-paper-raised py-1.5 pl-5 pr-2 lg:hidden">
        <h2 tabIndex={-1} data-autofocus className="mr-auto text-title outline-none">
          {t('listing.map')}
        </h2>
        <Link {...linkTo('facets')} className={`${bar} hover:bg-paper-sunk`}>
          <Icon name="filter" size={16} />
          {t('listing.filters')}
          {chosen > 0 ? <span>({chosen})</span> : null}
        </Link>
        <button
          type="button"
          aria-label={t('dialog.close')}
          onClick={close}
          className={`${bar} cursor-pointer hover:bg-paper-sunk`}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="relative min-h-0 flex-1">
        <PriceMap
          marks={map.marks}
          places={map.places}
          look={map.look}
          onMove={map.onMove}
          highlighted={open[0]?.id ?? highlighted}
          onHighlight={setHighlighted}
          onOpen={setOpen}
          zoomsByWheel
        >
          <div className="pointer-events-none absolute inset-x-3 top-3 grid justify-items-start gap-2 pr-14">
            <p
              role="status"
              className="flex items-center gap-2 rounded-control bg-paper-raised px-3 py-1.5 text-small shadow-raised"
            >
              {isUpdating || map.isLoading ? <SpinnerRing size={20} /> : null}
              {map.isBusy
                ? t('map.pinsBusy')
                : map.hasFailed
                  ? t('map.pinsFailed')
                  : t('map.hotels', { count: map.total })}
            </p>
            {map.hasFailed ? (
              <MapAction onPress={map.retry}>{t('listing.retry')}</MapAction>
            ) : map.isBeyond ? (
              <p className="rounded-control bg-paper-raised px-3 py-1 text-fine text-ink-soft shadow-raised">
                {t('map.beyond', { count: map.marks.length })}
              </p>
            ) : null}
            <label className="pointer-events-auto flex min-h-11 cursor-pointer items-center gap-2 rounded-control bg-paper-raised px-3 text-small shadow-raised">
              <input
                type="checkbox"
                checked={map.follows}
                onChange={({ target }) => map.follow(target.checked)}
                className="size-5 accent-accent"
              />
              {t('map.follow')}
            </label>
            {map.isElsewhere ? <MapAction onPress={map.searchHere}>{t('map.here')}</MapAction> : null}
          </div>
          <MapCard marks={open} listing={listing} onOpen={setOpen} onClose={() => setOpen([])} />
        </PriceMap>
      </div>
      <div className="shrink-0 border-t border-line bg-paper-raised px-5 py-3 lg:hidden">
        <Link
          to={{ pathname, search }}
          replace
          preventScrollReset
          className="flex min-h-12 items-center justify-center gap-2 rounded-control bg-accent px-6 font-bold text-on-accent"
        >
          {t('listing.show', { count: listing.total })}
        </Link>
      </div>
    </Dialog>
  )
}

function MapAction({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="pointer-events-auto min-h-11 cursor-pointer rounded-control bg-sea px-4 text-small font-bold text-on-sea shadow-raised hover:bg-sea-raised"
    >
      {children}
    </button>
  )
}
