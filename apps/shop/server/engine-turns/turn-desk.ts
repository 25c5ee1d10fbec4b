import { Budgets } from './budgets.ts'
import { FairLine, type Waiting } from './fair-line.ts'
import { turnLimits } from './turn-limits.ts'

export type TurnRefusal = 'too-many-questions' | 'engine-full'

/** Ends a turn and charges its household this number of milliseconds. */
export type EndTurn = (milliseconds: number) => void

/** A request for a turn. Exactly one of the two callbacks is called, once. */
export interface TurnWish {
  readonly household: string
  /** It has had a turn before and needs another one to finish. */
  readonly isUnderWay: boolean
  begin(end: EndTurn): void
  refuse(code: TurnRefusal, seconds: number): void
}

/** Hands out the engine's turns: for one process, or in the primary for all its workers. */
export interface TurnDesk {
  /** Returns a function that leaves the queue. It does nothing once the turn has begun. */
  enter(wish: TurnWish): () => void
}

/** The `Retry-After` of a refusal: by then a queue has emptied. */
const lineSeconds = 5

export function openTurnDesk(
  guestsPerAddress: number,
  stopwatch: () => number = () => performance.now(),
): TurnDesk {
  const limits = turnLimits(guestsPerAddress)
  const line = new FairLine(limits)
  const budgets = new Budgets(limits.millisecondsAMinute)

  return {
    enter({ household, isUnderWay, begin, refuse }) {
      const end: EndTurn = (milliseconds) => {
        budgets.spend(household, milliseconds, stopwatch())
        line.leave(household)
      }
      const waiting: Waiting = {
        household,
        isUnderWay,
        begin: () => begin(end),
        sendAway: () => refuse('engine-full', lineSeconds),
      }
      const wait = isUnderWay ? 0 : budgets.waitOf(household, stopwatch())
      const entry = wait > 0 ? 'no-time-left' : line.enter(waiting)
      if (entry === 'no-time-left') refuse('too-many-questions', Math.ceil(wait / 1000))
      else if (entry === 'line-full') refuse('too-many-questions', lineSeconds)
      else if (entry === 'all-full') waiting.sendAway()
      return () => {
        line.giveUp(waiting)
        waiting.sendAway()
      }
    },
  }
}
