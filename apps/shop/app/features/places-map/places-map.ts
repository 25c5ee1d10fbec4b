export { AroundMap } from './around-map.tsx'
export { type MapPlace, PlacesMap } from './places-on-map.tsx'
