import type { Slopes } from '../hotel-card-view.ts'
import { type Dice, type Point, seededDice, smoothPath, treesBeside, wayDown } from './slope-shapes.ts'

export type SlopeKind = 'blue' | 'red' | 'black'

/** A run as it is drawn and as it is listed. */
export interface SlopeRun {
  number: number
  kind: SlopeKind
  name: RunName
  km: number
  path: string
  /** The position of its number. */
  badge: Point
}

export interface SlopeLift {
  letter: string
  kind: 'gondola' | 'chair' | 'drag'
  foot: Point
  top: Point
}

/**
 * A ski resort as a mountain with runs and lifts: their number, kind and length are true, their positions are not. The same
 * figures give the same drawing, on the server and in every browser.
 */
export interface SlopeChart {
  runs: SlopeRun[]
  lifts: SlopeLift[]
  /** Kilometres that are not drawn as runs. */
  rest: { kind: SlopeKind; km: number }[]
  trees: string
}

export const slopeSize = { width: 440, height: 300 }

/** Keys of the dictionary below `hotelCard.slopes.run`. */
const runNames = [
  ...(['sunny', 'forest', 'panorama', 'valley', 'family', 'north'] as const),
  ...(['meadow', 'saddle', 'glade', 'ridge', 'south', 'brook'] as const),
]
export type RunName = (typeof runNames)[number]

const runsShown = 10
const mostLifts = 5
const footY = 262

/** Where runs start (the hardest at the top), how often and how far they bend, and their length relative to their height. */
const manners: Record<
  SlopeKind,
  { from: readonly Point[]; bends: number; width: number; lengthPerHeight: number }
> = {
  blue: {
    from: [at(150, 142), at(286, 138), at(74, 126), at(364, 118)],
    bends: 3,
    width: 14,
    lengthPerHeight: 4.5,
  },
  red: { from: [at(96, 104), at(222, 50), at(346, 90)], bends: 2, width: 10, lengthPerHeight: 3.5 },
  black: { from: [at(212, 44), at(334, 82), at(230, 48)], bends: 1, width: 5, lengthPerHeight: 2.5 },
}

export function slopeChart({ blue, red, black, lifts, bottom, top }: Slopes): SlopeChart {
  const dice = seededDice([blue, red, black, lifts, bottom, top].join())
  const shares = shareOut({ blue, red, black })
  const begun = shares
    .flatMap(({ kind, km, count }) => {
      const { from, lengthPerHeight } = manners[kind]
      const longest = () => (Math.max(1, top - bottom) / 1000) * lengthPerHeight * (0.55 + 0.45 * dice())
      return split(km, count, dice).map((part, place) => ({
        kind,
        from: from[place % from.length] ?? at(200, 60),
        km: tenths(Math.min(part, Math.max(0.2, longest()))),
      }))
    })
    // From left to right, so that few runs cross.
    .sort((one, other) => one.from.x - other.from.x)
  const firstName = Math.floor(dice() * runNames.length)
  const drawn = begun.map(({ kind, km, from }, place) => {
    const to = at(34 + ((place + 0.5) * 372) / begun.length, footY - 4 + 8 * dice())
    // Of two runs from one station, the left one bends to the left.
    const isLeft = begun[place + 1]?.from === from || (begun[place - 1]?.from !== from && dice() < 0.5)
    const points = wayDown(from, to, { ...manners[kind], side: isLeft ? -1 : 1 })
    const run: SlopeRun = {
      number: place + 1,
      kind,
      km,
      path: smoothPath(points),
      name: runNames[(firstName + place * 5) % runNames.length] ?? 'sunny',
      // Neighbours have their numbers at different heights.
      badge: points[place % 2 === 0 ? 9 : 6] ?? from,
    }
    return { run, points }
  })
  const built = buildLifts(Math.min(mostLifts, lifts))
  const ways = drawn.flatMap(({ points }) => points)
  const cables = built.flatMap(({ foot, top: end }) => wayDown(end, foot, { bends: 0, width: 0, side: 1 }))
  return {
    runs: drawn.map(({ run }) => run),
    lifts: built,
    rest: shares
      .map(({ kind, km }) => {
        const onMap = begun.reduce((sum, run) => sum + (run.kind === kind ? run.km : 0), 0)
        return { kind, km: tenths(km - onMap) }
      })
      .filter(({ km }) => km > 0),
    trees: treesBeside([...ways, ...cables], dice),
  }
}

/** The number of runs in proportion to the kilometres. Every kind that the resort has gets at least one. */
function shareOut(km: Record<SlopeKind, number>) {
  const total = km.blue + km.red + km.black
  return (['blue', 'red', 'black'] as const).map((kind) => ({
    kind,
    km: km[kind],
    count: km[kind] > 0 ? Math.max(1, Math.round((km[kind] / total) * runsShown)) : 0,
  }))
}

/** Splits the length into unequal parts, to a tenth. Their sum is exact. */
function split(km: number, count: number, dice: Dice): number[] {
  const shares = Array.from({ length: count }, () => 0.6 + 0.8 * dice())
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let left = km
  return shares.map((share, place) => {
    const part = place === count - 1 ? left : tenths((share / whole) * km)
    left -= part
    return tenths(part)
  })
}

function tenths(km: number): number {
  return Math.round(km * 10) / 10
}

const liftPlaces = [
  { kind: 'gondola', foot: at(196, 256), top: at(222, 46) },
  { kind: 'chair', foot: at(82, 254), top: at(98, 102) },
  { kind: 'chair', foot: at(330, 252), top: at(342, 86) },
  { kind: 'drag', foot: at(136, 226), top: at(150, 144) },
  { kind: 'drag', foot: at(284, 222), top: at(290, 140) },
] as const

function buildLifts(count: number): SlopeLift[] {
  return liftPlaces
    .slice(0, count)
    .toSorted((one, other) => one.foot.x - other.foot.x)
    .map((lift, place) => ({ ...lift, letter: String.fromCharCode(65 + place) }))
}

function at(x: number, y: number): Point {
  return { x, y }
}
