/** A login, as its customer sees it. */
export interface SessionView {
  id: string
  /** Names of browser and system. Empty: unknown. */
  device: string
  /** A masked network address. Null: unknown. */
  place: string | null
  seenAt: string
  begunAt: string
  isThis: boolean
}

/** The state of the copy of a customer's data. */
export type CopyView =
  | { state: 'none' }
  | { state: 'waiting'; id: string; done: number; parts: number }
  | { state: 'ready'; id: string; until: string; kilobytes: number; url: string }
  | { state: 'failed'; id: string }

/** What remains of an order when its customer deletes the account. */
export interface KeptOrderView {
  number: string
  name: string
  /** All data is needed until this day, because the trip is ahead or just over. Null: not needed any more. */
  wholeUntil: string | null
  /** Invoice and payments; null: nothing was paid. */
  documentsUntil: string | null
}
