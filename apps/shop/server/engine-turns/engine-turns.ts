import type { Admit } from '@wojaz/offers/server'
import { type Asker, askerNow } from '../request/asker.ts'
import { Fault } from '../request/errors.ts'
import { SharedTime } from './shared-time.ts'
import { type EndTurn, openTurnDesk, type TurnDesk } from './turn-desk.ts'

export interface EngineTurnsOptions {
  guestsPerAddress: number
  /** A monotonic clock in milliseconds. */
  stopwatch?: () => number
  /** Of all workers; not given: this process is the only one. */
  desk?: TurnDesk
}

/** All queries of one request to the engine. */
interface Visit {
  /** Held while at least one of its queries runs. */
  turn: Promise<void> | null
  /** Null: it is not being served. */
  end: EndTurn | null
  wasServed: boolean
  questions: number
}

/** Lets households use the engine in turns and within their budgets. The shop's own work runs at once. */
export function engineTurns({
  guestsPerAddress,
  stopwatch = () => performance.now(),
  desk = openTurnDesk(guestsPerAddress, stopwatch),
}: EngineTurnsOptions): Admit {
  const time = new SharedTime<Visit>()
  const visits = new WeakMap<Asker, Visit>()

  return async (work) => {
    const asker = askerNow()
    if (!asker) return work()
    const visit = visits.get(asker) ?? { turn: null, end: null, wasServed: false, questions: 0 }
    visits.set(asker, visit)
    visit.turn ??= takeTurn(asker, visit)
    visit.questions++
    try {
      await visit.turn
      return await work()
    } finally {
      visit.questions--
      if (visit.questions === 0) endTurn(visit)
    }
  }

  /** Only the first query of a request can be refused, so that no request stops half-way. */
  function takeTurn(asker: Asker, visit: Visit): Promise<void> {
    const { household, gone } = asker
    const isUnderWay = visit.wasServed
    return new Promise((resolve, reject) => {
      const leaveLine = desk.enter({
        household,
        isUnderWay,
        begin(end) {
          visit.end = end
          visit.wasServed = true
          time.begin(visit, stopwatch())
          resolve()
        },
        refuse: (code, seconds) => reject(refuse(asker, code, seconds)),
      })
      if (gone && !isUnderWay) gone.addEventListener('abort', leaveLine)
    })
  }

  function endTurn(visit: Visit): void {
    const { end } = visit
    visit.turn = null
    visit.end = null
    end?.(time.end(visit, stopwatch()))
  }
}

function refuse(asker: Asker, code: 'too-many-questions' | 'engine-full', seconds: number): Fault {
  asker.refusal = new Fault(code, { 'retry-after': String(seconds) })
  return asker.refusal
}
