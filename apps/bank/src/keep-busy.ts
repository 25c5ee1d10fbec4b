import type { Clock } from '@wojaz/travel/dates'
import type { Bank } from './bank.ts'

// A timer cannot run longer than 24 days, so it is set again every hour.
const longestMs = 60 * 60_000

/** Runs `runDue` at each due time until stopped. */
export function keepBusy(bank: Bank, clock: Clock): () => void {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const arm = () => {
    if (isStopped) return
    if (timer) clearTimeout(timer)
    const next = bank.nextDueAt()
    if (next === null) return
    timer = setTimeout(work, Math.min(Math.max(next - clock().getTime(), 0), longestMs))
  }
  const work = () => {
    // Not awaited: a slow notification must not delay other work that becomes due.
    void bank.runDue().then(armSoon)
    armSoon()
  }
  let isAsked = false
  // Many changes in one turn of the event loop set the timer once.
  const armSoon = () => {
    if (isAsked) return
    isAsked = true
    setImmediate(() => {
      isAsked = false
      arm()
    })
  }
  bank.watch(armSoon)
  arm()
  return () => {
    isStopped = true
    if (timer) clearTimeout(timer)
  }
}
