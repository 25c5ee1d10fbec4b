import type { Columns } from '../columns.ts'
import type { Turn } from '../turn.ts'
import { findStays } from './find-stays.ts'
import { versionOf } from './open-stays.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import { addPages, emptied, isOpen, newBook, type StayBook, takeBook } from './stay-book.ts'

/** Whole blocks of 32: a tenth of a millisecond for one airport, twice as much for all of them. */
const daysAtOnce = 128
/** Above so many a book is begun anew: to copy a longer one into a larger place takes several milliseconds. */
const mostStays = 1 << 18

/**
 * Finds the stays of a destination a few days at a time, so that a scan on the guests' thread need not do it at once. They
 * are written on loose pages first: others use the book meanwhile.
 */
export async function prepareStays(
  c: Columns,
  plan: ScanPlan,
  cache: ScanCache,
  destination: number,
  turn: Pick<Turn, 'isOver' | 'pass'>,
): Promise<void> {
  const version = versionOf(c, plan, destination)
  if (isOpen(takeBook(c, plan, cache), destination, version)) return
  const pages = emptied(cache.loosePages.pop() ?? newBook(c))
  const finding = findStays(c, plan, cache, pages, destination, daysAtOnce)
  while (!finding.next().done) if (turn.isOver) await turn.pass()
  const book = takeBook(c, plan, cache)
  // When a flight has changed in between, the scan finds these stays itself.
  if (versionOf(c, plan, destination) === version && !isOpen(book, destination, version)) {
    addPages(roomy(book, pages), pages, destination, version)
  }
  cache.loosePages.push(pages)
}

function roomy(book: StayBook, pages: StayBook): StayBook {
  return book.stays + pages.stays > mostStays ? emptied(book) : book
}
