import type { CardPart } from '../../app/features/hotel-card/hotel-card-view.ts'
import { Fault } from '../request/errors.ts'
import type { Reports } from '../request/reports.ts'

/** Parts of a card fail alone: the others stand, the guest is told which one and may ask again, and we hear of it. */
export function guardParts(reports: Pick<Reports, 'componentFailed' | 'errorHappened'>, path: string) {
  const failed: CardPart[] = []
  return {
    /** Parts that could not be read so far. */
    failed,
    /** Where other parts are made of the same, they are missing with it. */
    async read<Value>(
      part: CardPart,
      work: () => Promise<Value>,
      instead: Value,
      ...alsoMissing: CardPart[]
    ): Promise<Value> {
      try {
        return await work()
      } catch (error) {
        // Whom the engine refuses gets no half card: the whole page says when to come back.
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
