import type { Columns } from '../columns.ts'
import type { Turn } from '../turn.ts'
import { findStays } from './find-stays.ts'
import { versionOf } from './open-stays.ts'
import type { ScanCache } from './scan-cache.ts'
import type { ScanPlan } from './scan-plan.ts'
import { addPages, emptied, isOpen, newBook, type StayBook, takeBook } from './stay-book.ts'

/** Whole blocks of 32 days: 0.1 ms for one airport, twice as much for all. */
const daysAtOnce = 128
/** A larger book is started again, because copying it into more memory takes several milliseconds. */
const mostStays = 1 << 18

/**
 * Finds the stays of a destination a few days at a time, so that a scan on the main thread does not block it. Writes on spare
 * pages first, because other searches use the book meanwhile.
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
  // If a flight has changed meanwhile, the scan finds these stays itself.
  if (versionOf(c, plan, destination) === version && !isOpen(book, destination, version)) {
    addPages(roomy(book, pages), pages, destination, version)
  }
  cache.loosePages.push(pages)
}

function roomy(book: StayBook, pages: StayBook): StayBook {
  return book.stays + pages.stays > mostStays ? emptied(book) : book
}
