export type { MapMark } from './cluster-marks.ts'
export { areaOf, firstView, type MapSize, type MapView, viewOfArea, viewOfPoints } from './map-view.ts'
export { PriceMap } from './price-map.tsx'
export { usePlaceLabels } from './use-place-labels.ts'
