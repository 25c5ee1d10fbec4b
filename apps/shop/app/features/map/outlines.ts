import worldUrl from 'world-atlas/countries-50m.json?url'

/** The outlines of the world as TopoJSON: neighbours share arcs, and each point is relative to the one before. */
export interface Topology {
  arcs: number[][][]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { countries: { geometries: Geometry[] }; land: { geometries: Geometry[] } }
}

type Geometry =
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
  | { type?: null; arcs?: undefined }

type Line = number[][]

export interface Outlines {
  land: { type: 'MultiPolygon'; coordinates: Line[][] }
  borders: { type: 'MultiLineString'; coordinates: Line[] }
}

let outlines: Promise<Outlines> | null = null

/** One file, loaded when the first map of a visit is opened. */
export function loadOutlines(): Promise<Outlines> {
  outlines ??= fetch(worldUrl)
    .then((answer) => {
      if (!answer.ok) throw new Error(`The outlines were answered with ${answer.status}`)
      return answer.json() as Promise<Topology>
    })
    .then(outlinesOf)
  // The next map tries again.
  outlines.catch(() => {
    outlines = null
  })
  return outlines
}

/** Land to fill and borders to draw. An arc used by two countries is a border. */
export function outlinesOf({ arcs, transform, objects }: Topology): Outlines {
  const lines = arcs.map((arc) => decoded(arc, transform))
  const uses = new Map<number, number>()
  for (const ring of objects.countries.geometries.flatMap(polygonsOf).flat())
    for (const arc of ring) uses.set(indexOf(arc), (uses.get(indexOf(arc)) ?? 0) + 1)
  const land = objects.land.geometries
    .flatMap(polygonsOf)
    .map((rings) => rings.map((ring) => unbroken(joined(ring, lines))))
  const borders = lines.filter((_, arc) => (uses.get(arc) ?? 0) > 1)
  return {
    land: { type: 'MultiPolygon', coordinates: land },
    borders: { type: 'MultiLineString', coordinates: borders },
  }
}

function polygonsOf(geometry: Geometry): number[][][] {
  if (geometry.type === 'Polygon') return [geometry.arcs]
  return geometry.type === 'MultiPolygon' ? geometry.arcs : []
}

/** A negative number is an arc in reverse order (`~arc`). */
function indexOf(arc: number): number {
  return arc < 0 ? ~arc : arc
}

function decoded(arc: number[][], { scale, translate }: Topology['transform']): Line {
  let east = 0
  let north = 0
  return arc.map(([right = 0, up = 0]) => {
    east += right
    north += up
    return [east * scale[0] + translate[0], north * scale[1] + translate[1]]
  })
}

function joined(ring: readonly number[], lines: readonly Line[]): Line {
  return ring.flatMap((arc, number) => {
    const line = lines[indexOf(arc)] ?? []
    const walked = arc < 0 ? [...line].reverse() : line
    // The end of one arc is the start of the next.
    return number === 0 ? walked : walked.slice(1)
  })
}

/** A ring that crosses the edge of the map continues beyond it instead of jumping back across the world. */
function unbroken(ring: Line): Line {
  let turns = 0
  const walked = ring.map(([east = 0, north = 0], number) => {
    const before = ring[number - 1]?.[0] ?? east
    if (Math.abs(east - before) > 180) turns += east < before ? 360 : -360
    return [east + turns, north]
  })
  const [first, last] = [walked[0], walked.at(-1)]
  // A ring around the pole includes the pole.
  return turns !== 0 && first && last ? [...walked, [last[0] ?? 0, -90], [first[0] ?? 0, -90]] : walked
}
