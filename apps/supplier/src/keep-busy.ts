import type { Clock } from '@wojaz/travel/dates'
import type { Supplier } from './supplier.ts'

// A timer cannot run longer than 24 days, so it is set again every hour.
const longestMs = 60 * 60_000

/** Runs `runDue` at each due time until stopped. */
export function keepBusy(supplier: Supplier, clock: Clock): () => void {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  let isAsked = false
  const arm = () => {
    if (isStopped) return
    if (timer) clearTimeout(timer)
    const next = supplier.nextDueAt()
    if (next === null) return
    timer = setTimeout(work, Math.min(Math.max(next - clock().getTime(), 0), longestMs))
  }
  const work = () => {
    supplier.runDue()
    armSoon()
  }
  // Many changes in one turn of the event loop set the timer once.
  const armSoon = () => {
    if (isAsked) return
    isAsked = true
    setImmediate(() => {
      isAsked = false
      arm()
    })
  }
  supplier.watch(armSoon)
  arm()
  return () => {
    isStopped = true
    if (timer) clearTimeout(timer)
  }
}
