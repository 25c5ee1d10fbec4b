/** Degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

type Degrees = string | number | null | undefined

/** Both must be present and on the map (which ends at 85° north and south); editors may type a decimal comma. */
export function parseCoordinates(latitude: Degrees, longitude: Degrees): Coordinates | null {
  const north = degrees(latitude)
  const east = degrees(longitude)
  if (north === null || east === null || Math.abs(north) > 85 || Math.abs(east) > 180) return null
  return { latitude: north, longitude: east }
}

const earthRadiusKm = 6371

/** Along the great circle. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const squash = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(north + squash * east)))
}

function degrees(value: Degrees): number | null {
  const text = String(value ?? '')
    .trim()
    .replace(',', '.')
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}
