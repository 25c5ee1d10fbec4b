import { lazy, memo, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Failure } from '../../../browser/last-loaded.ts'
import { whenWanted } from '../../../browser/wanted-parts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Container } from '../../../ui/container.tsx'
import { island, orWait } from '../../../ui/island.tsx'
import { KeptParams } from '../card-address.ts'
import { Gallery } from '../gallery/gallery.tsx'
import type { HotelCardView } from '../hotel-card-view.ts'
import { PriceBox } from '../prices/price-box.tsx'
import { PartFailed } from '../sections/part-failed.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CardHead } from './card-head.tsx'
import { CardTabs } from './card-tabs.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { useArrival } from './use-arrival.ts'

// Everything below the first screen works without scripts. Its code is loaded when it comes near or the guest does something.
const late = import.meta.env.SSR ? await import('./card-body.tsx') : null
let isLost = false
const CardBody = latePart('CardBody', '[data-card-body]')
const CardBelow = latePart('CardBelow', '[data-card-below]')

function latePart(name: 'CardBody' | 'CardBelow', shell: string) {
  const loaded = async () => {
    await whenWanted(shell)
    const body = await import('./card-body.tsx').catch((error: unknown) => {
      isLost = true
      throw error
    })
    return { default: body[name] }
  }
  return island(late?.[name] ?? lazy(() => orWait(loaded())), shell)
}

const SameGallery = memo(Gallery)

interface HotelCardScreenProps extends HotelCardView {
  /** The last choice could not be loaded. The offer shown is the previous one. */
  choiceFailed: Failure | null
}

/** One hotel with the chosen offer. */
export function HotelCardScreen({ choiceFailed, ...view }: HotelCardScreenProps) {
  const { hotel, offer } = view
  // The price of a choice is painted first; calendar, rooms and all other offers follow in a second step. Another hotel is shown
  // at once, so that Back finds its place.
  const before = useDeferredValue(view)
  const below = before.hotel.code === hotel.code ? before : view
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // Below stays what the server has drawn for the choice before, and would contradict this one.
  useEffect(() => {
    if (isLost && pathname) window.location.reload()
  }, [pathname])
  useArrival()
  return (
    <KeptParams value={view.kept}>
      <Container className="pt-4">
        <CardHead hotel={hotel} chosen={offer} />
        <SameGallery hotel={hotel} />
      </Container>
      <CardTabs {...view} />
      {view.gone ? <GoneNotice gone={view.gone} /> : null}
      <Container className="lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <aside aria-label={t('hotelCard.box.label')} className="pt-8 lg:order-2">
          {/* Sticky if the screen is at least 720 px high, where it fits below header and tabs. Otherwise it scrolls with the
              page. */}
          <div className="lg:z-5 lg:[@media(min-height:45rem)]:sticky lg:top-32">
            {choiceFailed ? (
              <div className="mb-4">
                <PartFailed part={choiceFailed === 'busy' ? 'busyChoice' : 'choice'} />
              </div>
            ) : null}
            <PriceBox {...view} />
          </div>
        </aside>
        <div data-card-body className="min-w-0 lg:order-1">
          <CardBody {...below} />
        </div>
      </Container>
      <div data-card-below className="below-fold [--likely-height:55rem]">
        <CardBelow {...below} />
      </div>
      {offer ? <BottomBar chosen={offer} fullPrice={view.fullPrice ?? true} /> : null}
    </KeptParams>
  )
}
