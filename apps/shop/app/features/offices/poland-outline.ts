import type { Coordinates } from '@wojaz/travel/place'

/** The border of Poland in some sixty steps: enough to recognise the country by. [longitude, latitude] */
// biome-ignore format: a list of points reads better in rows
const border: readonly (readonly [number, number])[] = [
  [14.22, 53.93], [14.6, 53.98], [15.58, 54.18], [16.38, 54.43], [17.0, 54.66], [17.55, 54.76], [18.33, 54.83],
  [18.8, 54.61], [18.45, 54.72], [18.55, 54.5], [18.8, 54.36], [19.44, 54.38], [19.63, 54.45], [19.8, 54.43],
  [20.8, 54.36], [22.3, 54.34], [22.79, 54.36], [23.48, 54.12], [23.52, 53.95], [23.65, 53.51], [23.88, 53.1],
  [23.93, 52.7], [23.4, 52.5], [23.17, 52.28], [23.63, 52.08], [23.55, 51.55], [23.8, 51.17], [24.14, 50.87],
  [24.1, 50.6], [23.6, 50.37], [23.15, 50.05], [22.75, 49.72], [22.68, 49.5], [22.86, 49.0], [22.02, 49.22],
  [21.65, 49.42], [20.95, 49.33], [20.6, 49.4], [20.35, 49.39], [20.05, 49.18], [19.76, 49.21], [19.65, 49.41],
  [19.47, 49.61], [18.98, 49.4], [18.85, 49.52], [18.63, 49.75], [18.32, 49.93], [18.0, 50.02], [17.6, 50.27],
  [17.38, 50.28], [16.9, 50.45], [17.0, 50.22], [16.6, 50.14], [16.33, 50.38], [16.1, 50.66], [15.74, 50.74],
  [15.38, 50.78], [14.82, 50.87], [15.0, 51.15], [14.97, 51.45], [14.72, 51.55], [14.72, 51.95], [14.56, 52.35],
  [14.62, 52.6], [14.14, 52.87], [14.41, 53.3], [14.25, 53.75],
]

const west = 14
const north = 54.95
/** A degree of longitude is shorter than one of latitude: cos 52°. */
const squash = 0.6157

export const mapWidth = 630
export const mapHeight = 610

const scale = mapHeight / (north - 48.9)

export function onMap({ latitude, longitude }: Coordinates): { x: number; y: number } {
  return { x: (longitude - west) * squash * scale, y: (north - latitude) * scale }
}

export const polandCorners = [
  { latitude: north, longitude: west },
  { latitude: 48.9, longitude: 24.2 },
]

export const polandPath = `M${border
  .map(([longitude, latitude]) => onMap({ latitude, longitude }))
  .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
  .join('L')}Z`
