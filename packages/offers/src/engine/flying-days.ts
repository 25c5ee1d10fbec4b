import type { Columns } from './columns.ts'

/** Days on which a route is flown at all: most are flown twice a week, and the other days need no look. */
export interface FlyingDays {
  /** Route by route: its days stand from here to the next entry. */
  readonly start: Uint32Array
  readonly days: Int16Array
}

// Which day a flight leaves on stays as it is for as long as the columns live; another day is another index.
const known = new WeakMap<Columns, FlyingDays>()

export function flyingDaysOf(c: Columns): FlyingDays {
  let flying = known.get(c)
  if (!flying) {
    flying = findFlyingDays(c)
    known.set(c, flying)
  }
  return flying
}

function findFlyingDays({ routeDayStart, days: daysPerRoute }: Columns): FlyingDays {
  const routes = Math.floor((routeDayStart.length - 1) / daysPerRoute)
  const start = new Uint32Array(routes + 1)
  const days: number[] = []
  for (let route = 0; route < routes; route++) {
    for (let day = 0; day < daysPerRoute; day++) {
      const at = route * daysPerRoute + day
      if (routeDayStart[at] !== routeDayStart[at + 1]) days.push(day)
    }
    start[route + 1] = days.length
  }
  return { start, days: Int16Array.from(days) }
}
