import { useCallback, useMemo, useState } from 'react'
import { type MapLook, type MapMark, PriceMap, viewOfPoints } from '../map/map.ts'
import { directionId } from './direction-row.tsx'
import type { ExploreView } from './explore-view.ts'

/** Every direction within the budget with its lowest price; a press leads to it in the list. */
export default function ExploreMap({ view: { directions } }: { view: ExploreView }) {
  const marks = useMemo(
    () =>
      directions.map(
        ({ code, name, price, coordinates }): MapMark => ({ id: code, name, price, ...coordinates }),
      ),
    [directions],
  )
  const [highlighted, setHighlighted] = useState<string | null>(null)
  return (
    <PriceMap
      marks={marks}
      look={useCallback<MapLook>((size) => viewOfPoints(marks, size), [marks])}
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
