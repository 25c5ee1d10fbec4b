import { type Columns, columnDays } from '../columns.ts'
import { findStays } from './find-stays.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import { beginPages, endPages, isOpen, type StayBook } from './stay-book.ts'

/**
 * Returns the position of the destination in `destinations`. Finds its stays first if they are missing or a flight has changed.
 */
export function openAt(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  book: StayBook,
  destination: number,
): number {
  const version = versionOf(c, plan, destination)
  if (!isOpen(book, destination, version)) {
    beginPages(book, destination)
    const finding = findStays(c, plan, cache, book, destination, columnDays)
    while (!finding.next().done);
    endPages(book, destination, version)
  }
  return (destination + 1) * 3
}

/** Changes whenever a flight to or from the destination changes. */
export function versionOf(c: Columns, { departures }: ScanPlan, destination: number): number {
  let version = 0
  if (destination < 0) return version
  for (let i = 0; i < departures.length; i++) {
    const out = c.route[departures[i]! * c.airports + destination]!
    const back = c.route[destination * c.airports + departures[i]!]!
    if (out >= 0) version += c.routeVersion[out]!
    if (back >= 0) version += c.routeVersion[back]!
  }
  return version
}
