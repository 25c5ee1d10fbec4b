interface Point {
  latitude: number
  longitude: number
}

const earthKm = 6371
const radian = Math.PI / 180

/** Great circle, in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const halfLatitude = Math.sin(((b.latitude - a.latitude) * radian) / 2) ** 2
  const halfLongitude = Math.sin(((b.longitude - a.longitude) * radian) / 2) ** 2
  const chord = halfLatitude + Math.cos(a.latitude * radian) * Math.cos(b.latitude * radian) * halfLongitude
  return 2 * earthKm * Math.asin(Math.sqrt(chord))
}
