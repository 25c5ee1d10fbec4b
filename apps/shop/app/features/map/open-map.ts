import {
  type GeoJSONSource,
  LngLat,
  Map as MapLibreMap,
  prewarm,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
// A worker file of the same origin: a blob worker would need a wider CSP.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import './map.css'
import { northmost, within, zoomLimits } from './map-view.ts'
import { loadOutlines } from './outlines.ts'
import { type Colour, coloursOf, creditsOf, ownStyle, withOwnBelow } from './own-style.ts'

setWorkerUrl(workerUrl)
// One worker for all maps of a visit.
prewarm()

export interface OpenedMap {
  map: MapLibreMap
  credits: string
}

interface MapOptions {
  /** The accessible name and description of a map that can be moved. Null: a static map. */
  named: { label: string; describedBy: string } | null
  /** The style document named in the shop's settings. */
  given: StyleSpecification | null
  /** Adds layers to any style. */
  addTo: (style: StyleSpecification, colour: Colour) => StyleSpecification
}

/** Throws if there is no WebGL. When everything is drawn, the container gets `data-drawn`. */
export function openMap(
  container: HTMLElement,
  { named, given, addTo }: MapOptions,
  left: AbortSignal,
): OpenedMap | null {
  if (left.aborted) return null
  const colour = coloursOf(container)
  const own = ownStyle(colour)
  const style = addTo(given ? withOwnBelow(given, own) : own, colour)
  const most = given ? zoomLimits.mostOfStreets : zoomLimits.most
  const map = new MapLibreMap({
    container,
    style,
    interactive: named !== null,
    // Until it is told where to look. Without a place the library moves it when the style comes, as if the guest had.
    center: [17, 44],
    attributionControl: false,
    renderWorldCopies: false,
    trackResize: false,
    transformConstrain: withinWorld(most),
    boxZoom: false,
    dragRotate: false,
    touchPitch: false,
    clickTolerance: 5,
    // Names and tiles that fade in would draw the map a dozen times more, which takes seconds without a graphics card.
    fadeDuration: 0,
    minZoom: zoomLimits.least,
    maxZoom: most,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  nameSurface(map, named)
  left.addEventListener('abort', () => map.remove())
  let isFallingBack = false
  let isStyled = false
  map.on('style.load', () => {
    isStyled = true
    fillOutlines(map, left).then(() => {
      if (!left.aborted) map.once('idle', () => container.setAttribute('data-drawn', ''))
    })
  })
  // Missing tiles are ignored. If the style cannot be loaded, our own style is used.
  map.on('error', () => {
    if (isStyled || isFallingBack) return
    isFallingBack = true
    // Waits until the style has reported all its errors.
    queueMicrotask(() => left.aborted || map.setStyle(addTo(own, colour), { diff: false }))
  })
  return { map, credits: creditsOf(style) }
}

/** Keeps the centre within the world. The world need not fill the map: on a tall phone its two ends would not fit. */
function withinWorld(most: number) {
  return ({ lng, lat }: LngLat, zoom: number) => ({
    center: new LngLat(within(lng, -180, 180), within(lat, -northmost, northmost)),
    zoom: within(zoom, zoomLimits.least, most),
  })
}

/** The canvas has no accessible content. The element around it gets the focus and contains the prices. */
function nameSurface(map: MapLibreMap, named: MapOptions['named']) {
  map.getCanvas().removeAttribute('tabindex')
  map.getCanvas().setAttribute('aria-hidden', 'true')
  if (!named) return
  const surface = map.getCanvasContainer()
  surface.tabIndex = 0
  surface.setAttribute('role', 'application')
  surface.setAttribute('aria-label', named.label)
  surface.setAttribute('aria-describedby', named.describedBy)
}

/** Without the outlines the map still shows names. */
async function fillOutlines(map: MapLibreMap, left: AbortSignal) {
  if (!map.getSource('land')) return
  const outlines = await loadOutlines().catch(() => null)
  if (!outlines || left.aborted) return
  map.getSource<GeoJSONSource>('land')?.setData(outlines.land)
  map.getSource<GeoJSONSource>('borders')?.setData(outlines.borders)
}
