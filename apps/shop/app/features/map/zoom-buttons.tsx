import type { Map as MapLibreMap } from 'maplibre-gl'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useMapZoom } from './use-map-moves.ts'

export function ZoomButtons({ map }: { map: MapLibreMap }) {
  const { t } = useTranslation()
  const zoom = useMapZoom(map)
  const { clientWidth, clientHeight } = map.getContainer()
  // The world always fills the map.
  const least = Math.max(map.getMinZoom(), Math.log2(Math.max(clientWidth, clientHeight) / 512))
  return (
    <div className="absolute right-3 top-3 grid gap-1">
      <ZoomButton
        label={t('map.nearer')}
        sign="+"
        isDisabled={zoom >= map.getMaxZoom()}
        onPress={() => map.zoomIn()}
      />
      <ZoomButton
        label={t('map.further')}
        sign="−"
        isDisabled={zoom <= least + 0.01}
        onPress={() => map.zoomOut()}
      />
    </div>
  )
}

interface ZoomButtonProps {
  label: string
  sign: string
  isDisabled: boolean
  onPress: () => void
}

function ZoomButton({ label, sign, isDisabled, onPress }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-control bg-paper-raised text-title font-bold shadow-raised hover:text-accent aria-disabled:text-line-strong"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
