import type { Coordinates } from '@wojaz/travel/place'
import { type Point, project, worldPixels } from './map-view.ts'

/** Something with a price on a map. */
export interface MapMark extends Coordinates {
  readonly id: string
  readonly name: string
  /** Grosze. */
  readonly price: number
}

/** Marks that are too close to be read separately. Often it is a single mark. */
export interface Cluster {
  marks: MapMark[]
  /** The position of its first mark, so that clusters do not overlap. */
  at: Coordinates
  /** The lowest price. */
  price: number
}

/** The space, in pixels, that a price needs to be read and pressed. */
const room = { x: 92, y: 38 }
/** Plus this for each letter of the name before it. */
const letter = 7
/** On a phone long names are cut, because the map is hardly wider than one of them. */
const phoneWidth = 640
const phoneLetters = 12

/** The number of letters of a name on a map of this width. */
export function lettersOn(mapWidth: number): number {
  return mapWidth < phoneWidth ? phoneLetters : 40
}

/** The approximate width of a mark. */
export function markWidth(name: string, letters: number): number {
  return room.x + letter * Math.min(name.length, letters)
}

/** Each mark joins the first mark near it, in the order of `marks`. `letters` of each name are shown. */
export function clusterMarks(marks: readonly MapMark[], zoom: number, letters = 0): Cluster[] {
  const scale = worldPixels(zoom)
  const left = marks.map((mark) => ({
    mark,
    at: project(mark),
    isTaken: false,
    width: markWidth(mark.name, letters),
  }))
  const clusters: Cluster[] = []
  left.forEach((first, number) => {
    if (first.isTaken) return
    const members = [first]
    for (let other = number + 1; other < left.length; other++) {
      const one = left[other]
      if (!one || one.isTaken || !isNear(first, one, scale)) continue
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
  width: number
}

function isNear(one: Placed, other: Placed, scale: number): boolean {
  const [right, down] = [Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y)]
  return right * scale < (one.width + other.width) / 2 && down * scale < room.y
}

function clusterOf(first: Placed, members: readonly Placed[]): Cluster {
  return {
    marks: members.map(({ mark }) => mark),
    at: first.mark,
    price: Math.min(...members.map(({ mark }) => mark.price)),
  }
}
