import type { Coordinates } from '@wojaz/travel'
import { type Point, project, worldPixels } from './map-view.ts'

/** Something with a price on a map. */
export interface MapMark extends Coordinates {
  readonly id: string
  readonly name: string
  /** Grosze. */
  readonly price: number
}

/** Marks that lie too near each other to be read one by one; often it is one alone. */
export interface Cluster {
  marks: MapMark[]
  /** Where the first of them lies, in the square of the world: no two clusters stand on each other. */
  at: Point
  /** The least of them. */
  price: number
}

/** So far from each other, in pixels, two prices can both be read and pressed. */
const room = { x: 92, y: 38 }

/** Each mark joins the first that is near it; the order of the marks says who is first. */
export function clusterMarks(marks: readonly MapMark[], zoom: number): Cluster[] {
  const scale = worldPixels(zoom)
  const left = marks.map((mark) => ({ mark, at: project(mark), isTaken: false }))
  const clusters: Cluster[] = []
  left.forEach((first, number) => {
    if (first.isTaken) return
    const members = [first]
    for (let other = number + 1; other < left.length; other++) {
      const one = left[other]
      if (!one || one.isTaken || !isNear(first.at, one.at, scale)) continue
      one.isTaken = true
      members.push(one)
    }
    clusters.push(clusterOf(first, members))
  })
  return clusters
}

interface Placed {
  mark: MapMark
  at: Point
}

function isNear(one: Point, other: Point, scale: number): boolean {
  return Math.abs(one.x - other.x) * scale < room.x && Math.abs(one.y - other.y) * scale < room.y
}

function clusterOf(first: Placed, members: readonly Placed[]): Cluster {
  return {
    marks: members.map(({ mark }) => mark),
    at: first.at,
    price: Math.min(...members.map(({ mark }) => mark.price)),
  }
}
