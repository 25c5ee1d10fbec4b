import { type Point, project } from './map-view.ts'

/** The outlines of the world as TopoJSON keeps them: lines that neighbours share, each step told from the one before. */
export interface Topology {
  arcs: number[][][]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { countries: { geometries: Geometry[] }; land: { geometries: Geometry[] } }
}

type Geometry =
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
  | { type?: null; arcs?: undefined }

/** A line in the square of the world and the box around it. */
export interface Outline {
  points: Point[]
  box: { left: number; top: number; right: number; bottom: number }
}

export interface WorldShapes {
  /** Each a coast with the inland waters behind it. */
  land: Outline[][]
  borders: Outline[]
}

/** Land to fill and borders to draw. A line between two countries is told once and used by both. */
export function worldShapes({ arcs, transform, objects }: Topology): WorldShapes {
  const lines = arcs.map((arc) => decoded(arc, transform))
  const uses = new Map<number, number>()
  for (const ring of objects.countries.geometries.flatMap(polygonsOf).flat())
    for (const arc of ring) uses.set(indexOf(arc), (uses.get(indexOf(arc)) ?? 0) + 1)
  return {
    land: objects.land.geometries
      .flatMap(polygonsOf)
      .map((rings) => rings.map((ring) => outlineOf(unbroken(joined(ring, lines))))),
    borders: lines.filter((_, arc) => (uses.get(arc) ?? 0) > 1).map(outlineOf),
  }
}

function polygonsOf(geometry: Geometry): number[][][] {
  if (geometry.type === 'Polygon') return [geometry.arcs]
  return geometry.type === 'MultiPolygon' ? geometry.arcs : []
}

/** A line that is walked backwards has its number turned over. */
function indexOf(arc: number): number {
  return arc < 0 ? ~arc : arc
}

function decoded(arc: number[][], { scale, translate }: Topology['transform']): Point[] {
  let east = 0
  let north = 0
  return arc.map(([right = 0, up = 0]) => {
    east += right
    north += up
    return project({
      longitude: east * scale[0] + translate[0],
      latitude: north * scale[1] + translate[1],
    })
  })
}

function joined(ring: readonly number[], lines: readonly Point[][]): Point[] {
  return ring.flatMap((arc, number) => {
    const line = lines[indexOf(arc)] ?? []
    const walked = arc < 0 ? [...line].reverse() : line
    // Where one line ends the next begins.
    return number === 0 ? walked : walked.slice(1)
  })
}

/** A ring that crosses the edge of the map goes on beyond it instead of running back through the whole world. */
function unbroken(points: readonly Point[]): Point[] {
  let turns = 0
  const walked = points.map(({ x, y }, number) => {
    const before = points[number - 1]?.x ?? x
    if (Math.abs(x - before) > 0.5) turns += x < before ? 1 : -1
    return { x: x + turns, y }
  })
  const { left, right } = outlineOf(walked).box
  const shift = Math.floor((left + right) / 2)
  return shift === 0 ? walked : walked.map(({ x, y }) => ({ x: x - shift, y }))
}

function outlineOf(points: Point[]): Outline {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  return { points, box }
}
