import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { MapLabel } from './country-labels.ts'
import type { MapArea } from './map-view.ts'
import { PriceMarks, type PriceMarksProps } from './price-marks.tsx'
import { type MapLook, WorldMap } from './world-map.tsx'

interface PriceMapProps extends Omit<PriceMarksProps, 'map'> {
  look: MapLook
  onMove?: (area: MapArea) => void
  places?: readonly MapLabel[]
  zoomsByWheel?: boolean
  /** Content above the map. */
  children?: ReactNode
}

/** A map with prices. Everything on it can be reached by keyboard, and a list beside it has the same content. */
export function PriceMap({ look, onMove, places, zoomsByWheel, children, ...marks }: PriceMapProps) {
  const { t } = useTranslation()
  return (
    <div className="relative size-full overflow-hidden bg-scene-sky">
      <WorldMap
        label={t('map.label')}
        look={look}
        onMove={onMove}
        places={places}
        zoomsByWheel={zoomsByWheel}
        failed={<p className="grid size-full place-items-center p-6 text-center">{t('map.failed')}</p>}
      >
        {(map) => <PriceMarks map={map} {...marks} />}
      </WorldMap>
      {children}
    </div>
  )
}
