import type { Slopes } from './hotel-card-view.ts'

export type SlopeKind = 'blue' | 'red' | 'black'

/** A resort as a mountain with runs and lifts on it: how many of which kind, not where they are. */
export interface SlopeChart {
  runs: { kind: SlopeKind; path: string }[]
  lifts: { x1: number; y1: number; x2: number; y2: number }[]
}

export const slopeSize = { width: 400, height: 266 }
const runsShown = 8
const mostLifts = 6
const [topY, footY] = [44, 236]

/** Runs in the proportion of their kilometres; a kind the resort has at all has a run. */
export function slopeChart({ blue, red, black, lifts }: Slopes): SlopeChart {
  const kinds = shareOut({ blue, red, black })
  return {
    runs: kinds.map((kind, at) => ({ kind, path: runPath(at, kinds.length) })),
    lifts: Array.from({ length: Math.min(mostLifts, lifts) }, (_, at) => {
      const foot = 70 + (at * 260) / Math.max(1, Math.min(mostLifts, lifts) - 1)
      return {
        x1: foot,
        y1: footY,
        x2: round(200 + (foot - 200) * 0.28),
        y2: round(topY + 16 + (at % 3) * 12),
      }
    }),
  }
}

function shareOut(km: Record<SlopeKind, number>): SlopeKind[] {
  const total = km.blue + km.red + km.black
  return (['blue', 'red', 'black'] as const).flatMap((kind) => {
    const share = total === 0 ? 0 : Math.max(km[kind] > 0 ? 1 : 0, Math.round((km[kind] / total) * runsShown))
    return Array.from({ length: share }, () => kind)
  })
}

/** From the top to the foot in three bends, fanned out over the mountain. */
function runPath(at: number, count: number): string {
  const end = 40 + (at * 320) / Math.max(1, count - 1)
  const lean = end - 200
  const point = (share: number, bend: number) =>
    `${round(200 + lean * share + bend)} ${round(topY + (footY - topY) * share)}`
  const bend = at % 2 === 0 ? 16 : -16
  return `M${point(0.12, 0)} Q${point(0.3, bend)} ${point(0.45, 0)} T${point(0.72, 0)} T${point(1, 0)}`
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
