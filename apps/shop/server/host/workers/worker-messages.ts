import type { TurnRefusal } from '../../engine-turns/turn-desk.ts'
import type { Counted } from '../../request/request-counts.ts'

/** Messages from a worker to the primary. The worker chooses the id, and the answer has the same id. */
export type FromWorker =
  | { readonly say: 'count'; readonly id: number; readonly key: string; readonly windowMs: number }
  | {
      readonly say: 'enter-line'
      readonly id: number
      readonly household: string
      readonly isUnderWay: boolean
    }
  | { readonly say: 'leave-line'; readonly id: number }
  | { readonly say: 'end-turn'; readonly id: number; readonly milliseconds: number }
  | { readonly say: 'last-word'; readonly id: number }
  | { readonly say: 'all-metrics'; readonly id: number }
  | { readonly say: 'own-metrics'; readonly id: number; readonly metrics: readonly object[] }

/** Messages from the primary to a worker. */
export type ToWorker =
  | { readonly say: 'counted'; readonly id: number; readonly counted: Counted }
  | { readonly say: 'begin-turn'; readonly id: number }
  | {
      readonly say: 'refuse-turn'
      readonly id: number
      readonly code: TurnRefusal
      readonly seconds: number
    }
  | { readonly say: 'last-word'; readonly id: number }
  | { readonly say: 'own-metrics'; readonly id: number }
  | { readonly say: 'all-metrics'; readonly id: number; readonly text: string }
  /** A new worker replaces this one. */
  | { readonly say: 'leave' }
