import type { Coordinates } from '@wojaz/travel/place'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useIsNear } from '../../browser/use-is-near.ts'

export interface MapPlace extends Coordinates {
  readonly name?: string
  /**
   * `pin`, `chosen`: the place itself, as a pin or a larger dot. `dot`: one of many. `pale`: one of many, but not meant here.
   * `near`: a place around it, with its name.
   */
  readonly kind: 'pin' | 'chosen' | 'dot' | 'pale' | 'near'
}

export interface PlacesMapProps {
  places: readonly MapPlace[]
  /** The points that must be visible. */
  around: readonly Coordinates[]
}

// If the map cannot be loaded, the drawing stays.
const PlacesPicture = lazy(() => import('./places-picture.tsx').catch(() => ({ default: () => null })))

/**
 * Places on a static map; the text beside it says what it shows. The page has a drawing, which the map covers when the guest
 * comes near. The drawing stays without scripts, without WebGL, with `saveData`, and in print.
 */
export function PlacesMap({ children, ...picture }: PlacesMapProps & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box)
  return (
    <div ref={box} className="relative">
      {children}
      {isNear ? (
        <Suspense fallback={null}>
          <PlacesPicture {...picture} />
        </Suspense>
      ) : null}
    </div>
  )
}
