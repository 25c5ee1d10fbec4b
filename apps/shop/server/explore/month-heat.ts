import type { Heat } from '../../app/features/explore/explore-view.ts'

/** By thirds between the lowest and the highest price; if all are equal, none is expensive. */
export function monthHeat(price: number, all: readonly number[]): Heat {
  const least = Math.min(...all)
  const most = Math.max(...all)
  const share = most === least ? 0 : (price - least) / (most - least)
  if (share < 1 / 3) return 'low'
  return share < 2 / 3 ? 'middle' : 'high'
}

export function isWithin(price: number, budget: number | null): boolean {
  return budget === null || price <= budget
}
