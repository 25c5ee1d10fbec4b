import type { Pool } from 'pg'
import { afterFailure, type CarrierFault, refusalOf } from './after-failure.ts'
import { completed } from './attachments.ts'
import type { Carrier } from './carrier.ts'
import type { Drawers, QueuedLetter } from './letter.ts'
import { giveUp, markSent, postpone, takeDueLetters } from './outbox.ts'
import type { PostLog } from './post-log.ts'

export type LetterOutcome = 'sent' | 'postponed' | 'given-up'

interface CourierOptions {
  pool: Pool
  carrier: Carrier
  clock: () => Date
  log: PostLog
  /** Who draws what letters enclose. */
  drawers?: Drawers
  onOutcome?(kind: string, outcome: LetterOutcome): void
}

export interface Courier {
  /** Carries everything that is due and answers with how many letters it touched. */
  deliverDue(): Promise<number>
}

/** Letters carried at the same time: enough for a busy evening, few enough for any mail server. */
const armful = 4

export function createCourier(options: CourierOptions): Courier {
  const { pool, carrier, clock, log, drawers = {}, onOutcome = () => {} } = options
  return {
    async deliverDue() {
      let touched = 0
      while (true) {
        const letters = await takeDueLetters(pool, clock(), armful)
        if (letters.length === 0) return touched
        touched += letters.length
        await Promise.all(letters.map(deliver))
      }
    },
  }

  async function deliver(letter: QueuedLetter): Promise<void> {
    const { id, kind, attempts } = letter
    try {
      const whole = await completed(pool, letter, drawers)
      await carrier.carry(whole.letter, whole.files)
    } catch (error) {
      const fault = error as CarrierFault
      if (fault.code === 'EDRAW') log.error({ letter: id, kind, err: error }, 'files of a letter not drawn')
      const refusal = refusalOf(fault)
      const next = afterFailure(fault, attempts, clock())
      if (next.step === 'retry') {
        await postpone(pool, id, next.at, refusal)
        log.warn({ letter: id, kind, attempts, refusal, next: next.at }, 'letter not delivered yet')
        return onOutcome(kind, 'postponed')
      }
      await giveUp(pool, id, clock(), refusal)
      log.error({ letter: id, kind, attempts, refusal }, 'letter given up')
      return onOutcome(kind, 'given-up')
    }
    await markSent(pool, id, clock())
    log.info({ letter: id, kind, attempts }, 'letter sent')
    onOutcome(kind, 'sent')
  }
}
