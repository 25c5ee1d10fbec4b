/** A login, as its customer sees it. */
export interface SessionView {
  id: string
  /** Names of browser and system; empty: the browser does not say. */
  device: string
  /** A network, masked; null: it was never known. */
  place: string | null
  seenAt: string
  begunAt: string
  isThis: boolean
}

/** How far the copy of everything about a customer is. */
export type CopyView =
  | { state: 'none' }
  | { state: 'waiting'; id: string; done: number; parts: number }
  | { state: 'ready'; id: string; until: string; kilobytes: number; url: string }
  | { state: 'failed'; id: string }

/** What stays of an order when its customer goes. */
export interface KeptOrderView {
  number: string
  name: string
  /** The trip is ahead, or just behind: everything is needed until this day. Null: nothing more is. */
  wholeUntil: string | null
  /** Invoice and payments; null: nothing was paid. */
  documentsUntil: string | null
}
