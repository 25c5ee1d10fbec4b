import type { SearchState } from '@wojaz/travel/search'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { Around, ListingView } from './listing-view.ts'
import { paneClass } from './map-pane-look.ts'
import { usePhoneView } from './use-phone-view.ts'

export interface MapPaneProps {
  view: ListingView
  state: SearchState
  isUpdating: boolean
  /** Shows the results of an area and replaces the history entry. */
  move: (around: Around) => void
}

/** Loaded when the map is opened. */
const ListingMap = lazy(() =>
  import('./listing-map.tsx').catch(() => ({ default: () => <MapWaits text="map.failed" /> })),
)

/** The map of the results, while the URL's hash says that it is open. */
export function MapPane(props: MapPaneProps) {
  const { view } = usePhoneView()
  if (view !== 'map') return null
  return (
    <Suspense fallback={<MapWaits text="map.loading" />}>
      <ListingMap {...props} />
    </Suspense>
  )
}

function MapWaits({ text }: { text: string }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <div className={`${paneClass} items-center justify-center gap-4`}>
      <p role="status">{t(text)}</p>
      <Link to={{ pathname, search }} replace preventScrollReset className="font-bold text-accent underline">
        {t('map.list')}
      </Link>
    </div>
  )
}

/** Opens and closes the map beside the list. A phone has a bar for that. Without scripts there is no map. */
export function MapButton() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { view, linkTo, close } = usePhoneView()
  const isOpen = view === 'map'
  return (
    <Link
      {...(isOpen ? { to: { pathname, search } } : linkTo('map'))}
      rel="nofollow"
      onClick={(event) => {
        if (!isOpen) return
        event.preventDefault()
        close()
      }}
      className="hidden min-h-11 items-center gap-2 rounded-control border border-line-strong bg-paper-raised px-4 text-small font-bold hover:border-ink lg:inline-flex noscript:hidden"
    >
      <Icon name="pin" size={16} />
      {isOpen ? t('listing.mapHide') : t('listing.map')}
    </Link>
  )
}
