import type { Admit } from '@wojaz/offers/server'
import { type Asker, askerNow } from '../request/asker.ts'
import { Fault } from '../request/errors.ts'
import { Budgets } from './budgets.ts'
import { FairLine, type Waiting } from './fair-line.ts'
import { SharedTime } from './shared-time.ts'
import { turnLimits } from './turn-limits.ts'

export interface EngineTurnsOptions {
  guestsPerAddress: number
  /** A monotonic clock in milliseconds. */
  stopwatch?: () => number
}

/** A full queue is empty again after this time. */
const lineSeconds = 5

/** All queries of one request to the engine. */
interface Visit {
  /** Held while at least one of its queries runs. */
  turn: Promise<void> | null
  isServed: boolean
  wasServed: boolean
  questions: number
}

/** Lets households use the engine in turns and within their budgets. The shop's own work runs at once. */
export function engineTurns({
  guestsPerAddress,
  stopwatch = () => performance.now(),
}: EngineTurnsOptions): Admit {
  const limits = turnLimits(guestsPerAddress)
  const line = new FairLine(limits)
  const budgets = new Budgets(limits.millisecondsAMinute)
  const time = new SharedTime<Visit>()
  const visits = new WeakMap<Asker, Visit>()

  return async (work) => {
    const asker = askerNow()
    if (!asker) return work()
    const visit = visits.get(asker) ?? { turn: null, isServed: false, wasServed: false, questions: 0 }
    visits.set(asker, visit)
    visit.turn ??= takeTurn(asker, visit)
    visit.questions++
    try {
      await visit.turn
      return await work()
    } finally {
      visit.questions--
      if (visit.questions === 0) endTurn(asker, visit)
    }
  }

  /** Only the first query of a request can be refused, so that no request stops half-way. */
  function takeTurn(asker: Asker, visit: Visit): Promise<void> {
    const { household, gone } = asker
    const wait = visit.wasServed ? 0 : budgets.waitOf(household, stopwatch())
    if (wait > 0) throw refuse(asker, 'too-many-questions', Math.ceil(wait / 1000))
    return new Promise((resolve, reject) => {
      const sendAway = () => reject(refuse(asker, 'engine-full', lineSeconds))
      const waiting: Waiting = {
        household,
        isUnderWay: visit.wasServed,
        begin() {
          visit.isServed = true
          visit.wasServed = true
          time.begin(visit, stopwatch())
          resolve()
        },
        sendAway,
      }
      const entry = line.enter(waiting)
      if (entry === 'line-full') reject(refuse(asker, 'too-many-questions', lineSeconds))
      else if (entry === 'all-full') sendAway()
      else if (gone && !visit.wasServed) gone.addEventListener('abort', () => leaveLine(waiting))
    })
  }

  function leaveLine(waiting: Waiting): void {
    line.giveUp(waiting)
    waiting.sendAway()
  }

  function endTurn({ household }: Asker, visit: Visit): void {
    visit.turn = null
    if (!visit.isServed) return
    visit.isServed = false
    const now = stopwatch()
    budgets.spend(household, time.end(visit, now), now)
    line.leave(household)
  }
}

function refuse(asker: Asker, code: 'too-many-questions' | 'engine-full', seconds: number): Fault {
  asker.refusal = new Fault(code, { 'retry-after': String(seconds) })
  return asker.refusal
}
