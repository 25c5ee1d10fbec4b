import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type MapMark, type MapSize, type MapView, PriceMap, viewOfPoints } from '../map/map.ts'
import { directionId } from './direction-row.tsx'
import type { ExploreView } from './explore-view.ts'

/** Every direction within the budget with its lowest price; a press leads to it in the list. */
export default function ExploreMap({ view: { directions, mapStyleUrl } }: { view: ExploreView }) {
  const { t } = useTranslation()
  const marks = useMemo(
    () =>
      directions.map(
        ({ code, name, price, coordinates }): MapMark => ({ id: code, name, price, ...coordinates }),
      ),
    [directions],
  )
  const [moved, setMoved] = useState<{ on: readonly MapMark[]; view: MapView } | null>(null)
  const [size, setSize] = useState<MapSize | null>(null)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const fitted = useMemo(() => (size ? viewOfPoints(marks, size) : null), [marks, size])
  return (
    <PriceMap
      label={t('map.label')}
      marks={marks}
      styleUrl={mapStyleUrl}
      view={moved?.on === marks ? moved.view : fitted}
      onMove={useCallback((next: MapView) => setMoved({ on: marks, view: next }), [marks])}
      onSize={setSize}
      saysNames
      highlighted={highlighted}
      onHighlight={setHighlighted}
      onOpen={([first]) => first && showDirection(first.id)}
    />
  )
}

/** It may lie among those that are not in sight yet. */
function showDirection(code: string): void {
  const heading = document.getElementById(directionId(code))
  heading?.closest('details')?.setAttribute('open', '')
  heading?.focus()
}
