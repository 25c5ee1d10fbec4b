/** In degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/**
 * A chart around one point: north is up and bearings are true. Distances are drawn by their square root, so that near places stay
 * apart and far ones fit. The rings show the distances.
 */
export interface PlaceChart {
  rings: { radius: number; km: number }[]
  points: ChartPoint[]
}

interface ChartPoint {
  x: number
  y: number
  label: { x: number; y: number; anchor: 'start' | 'end' }
}

/** Half the height of the drawing. */
export const chartRadius = 200
const margin = 26
const lineHeight = 18
const kmOfDegree = 111.2
const roundDistances = [1, 2, 5, 10, 20, 40, 80]

export function placeChart(centre: Point, places: readonly Point[]): PlaceChart {
  const offsets = places.map(({ latitude, longitude }) => {
    const east = (longitude - centre.longitude) * kmOfDegree * Math.cos((centre.latitude * Math.PI) / 180)
    const north = (latitude - centre.latitude) * kmOfDegree
    return { east, north, km: Math.hypot(east, north) }
  })
  const farthest = Math.max(1, ...offsets.map(({ km }) => km))
  const radiusOf = (km: number) => (chartRadius - margin) * Math.sqrt(km / farthest)
  const points = offsets.map(({ east, north, km }) => {
    const scale = km === 0 ? 0 : radiusOf(km) / km
    return { x: east * scale, y: -north * scale }
  })
  return {
    rings: roundDistances
      .filter((km) => km <= farthest)
      .slice(-3)
      .map((km) => ({ km, radius: radiusOf(km) })),
    points: withLabels(points),
  }
}

/** Names are on the outer side of their points. Names that would overlap are moved apart. */
function withLabels(points: readonly { x: number; y: number }[]): ChartPoint[] {
  const labelled = points.map(({ x, y }) => ({
    x,
    y,
    label: { x: x < 0 ? x - 10 : x + 10, y: y + 5, anchor: x < 0 ? ('end' as const) : ('start' as const) },
  }))
  for (const anchor of ['start', 'end']) {
    const side = labelled.filter((point) => point.label.anchor === anchor).sort((a, b) => a.y - b.y)
    side.forEach((point, position) => {
      const above = side[position - 1]
      if (above) point.label.y = Math.max(point.label.y, above.label.y + lineHeight)
    })
  }
  return labelled
}
