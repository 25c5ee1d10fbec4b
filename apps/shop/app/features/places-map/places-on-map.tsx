import type { Coordinates } from '@wojaz/travel/place'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useIsNear } from '../../browser/use-is-near.ts'

export interface MapPlace extends Coordinates {
  readonly name?: string
  /** The place itself, by a pin or a larger dot; one of many; one of many that are not meant here; what is around, with its name. */
  readonly kind: 'pin' | 'chosen' | 'dot' | 'pale' | 'near'
}

export interface PlacesMapProps {
  places: readonly MapPlace[]
  /** What is to be in sight. */
  around: readonly Coordinates[]
}

// What cannot be loaded leaves the drawing.
const PlacesPicture = lazy(() => import('./places-picture.tsx').catch(() => ({ default: () => null })))

/**
 * Places on a map that nobody moves; what it shows is said in words beside it. The page comes with a drawing of them, which the map covers
 * when somebody has come near: it stays without scripts, without WebGL, for whoever saves data, and on paper.
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
