import type { CardPart } from '../../app/features/hotel-card/hotel-card-view.ts'
import { Fault } from '../request/errors.ts'
import type { Reports } from '../request/reports.ts'

/**
 * Isolates failures: if a part of a card fails, the others are still shown, the guest can retry that part, and the failure is
 * reported.
 */
export function guardParts(reports: Pick<Reports, 'componentFailed' | 'errorHappened'>, path: string) {
  const failed: CardPart[] = []
  return {
    /** The parts that have failed so far. */
    failed,
    /** Parts that depend on the same data are marked as failed too. */
    async read<Value>(
      part: CardPart,
      work: () => Promise<Value>,
      instead: Value,
      ...alsoMissing: CardPart[]
    ): Promise<Value> {
      try {
        return await work()
      } catch (error) {
        // If the engine refuses because of its limits, the whole page says when to come back.
        if (error instanceof Fault) throw error
        failed.push(part, ...alsoMissing)
        const message = error instanceof Error ? error.message : String(error)
        reports.componentFailed({ component: `hotelCard.${part}`, side: 'server', message, path })
        reports.errorHappened(error, { transaction: '/wypoczynek/{hotelCardPath}', component: part })
        return instead
      }
    },
  }
}
