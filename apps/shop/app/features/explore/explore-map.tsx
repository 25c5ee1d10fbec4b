import { useCallback, useMemo, useState } from 'react'
import { type MapLook, type MapMark, PriceMap, viewOfPoints } from '../map/map.ts'
import { destinationId } from './destination-row.tsx'
import type { ExploreView } from './explore-view.ts'

/** Every destination within the budget with its lowest price; a press leads to it in the list. */
export default function ExploreMap({ view: { destinations } }: { view: ExploreView }) {
  const marks = useMemo(
    () =>
      destinations.map(
        ({ code, name, price, coordinates }): MapMark => ({ id: code, name, price, ...coordinates }),
      ),
    [destinations],
  )
  const [highlighted, setHighlighted] = useState<string | null>(null)
  return (
    <PriceMap
      marks={marks}
      look={useCallback<MapLook>((size) => viewOfPoints(marks, size), [marks])}
      saysNames
      highlighted={highlighted}
      onHighlight={setHighlighted}
      onOpen={([first]) => first && showDestination(first.id)}
    />
  )
}

/** It may be inside the folded part of the list. */
function showDestination(code: string): void {
  const heading = document.getElementById(destinationId(code))
  heading?.closest('details')?.setAttribute('open', '')
  heading?.focus()
}
