import type { Coordinates } from '@wojaz/travel/place'
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
  /** Where the first of them lies: no two clusters stand on each other. */
  at: Coordinates
  /** The least of them. */
  price: number
}

/** So much room, in pixels, a price takes to be read and pressed. */
const room = { x: 92, y: 38 }
/** And a letter of the name before it. */
const letter = 7
/** On a phone long names are cut short, for the world is hardly wider than one of them. */
const phoneWidth = 640
const phoneLetters = 12

/** How many letters of a name are written on a map of that width. */
export function lettersOn(mapWidth: number): number {
  return mapWidth < phoneWidth ? phoneLetters : 40
}

/** How wide a mark stands on the map, about. */
export function markWidth(name: string, letters: number): number {
  return room.x + letter * Math.min(name.length, letters)
}

/** Each mark joins the first that is near it; the order of the marks says who is first. So many letters of each name are written. */
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
