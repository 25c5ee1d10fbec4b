import type { Clock } from '@wojaz/travel/dates'
import type { Bank } from './bank.ts'

// A timer cannot be set for longer than 24 days.
const longestMs = 60 * 60_000

/** Does what is due when it is due, until stopped. */
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
    // What is sent meanwhile does not hold up what becomes due meanwhile.
    void bank.runDue().then(armSoon)
    armSoon()
  }
  let isAsked = false
  // A thousand changes in one turn are one look at the list.
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
