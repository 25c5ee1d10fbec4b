/** A customer, with the numbers of the orders they have. */
export interface Reader {
  readonly customerId: string
  readonly orders: readonly string[]
}

export type AuthorKind = 'guest' | 'staff' | 'machine'

/** A file of a message; its bytes are where it was uploaded. */
export interface Attached {
  readonly id: string
  readonly kind: 'picture' | 'pdf'
  readonly name: string
  readonly bytes: number
}

export interface Message {
  readonly number: number
  readonly author: AuthorKind
  /** Which customer wrote it; null: nobody of them. */
  readonly customerId: string | null
  /** Whoever of the office wrote it, as guests know them. */
  readonly staffName: string | null
  /** Of an email. */
  readonly subject: string | null
  readonly text: string
  readonly at: Date
  readonly attachments: readonly Attached[]
}

export interface MessagePage {
  /** The newest last. */
  readonly messages: readonly Message[]
  /** There are older ones: ask again before the first number. */
  readonly hasOlder: boolean
}

export interface ThreadLine {
  readonly id: string
  readonly orderNumber: string | null
  readonly subject: string | null
  readonly lastAt: Date
  readonly lastAuthor: AuthorKind
  /** How its newest message begins. */
  readonly beginning: string
  readonly unread: number
}

/** A thread as the office lists it. */
export interface QueueLine extends ThreadLine {
  /** Since when a guest waits for an answer; null: nobody does. */
  readonly waitingSince: Date | null
  /** Whoever of the staff has it. */
  readonly keeperId: string | null
}

/** How many wait for an answer: of all, of one of the staff, of nobody. */
export interface QueueCounts {
  readonly waiting: number
  readonly mine: number
  readonly nobodys: number
  readonly oldest: Date | null
}

/** From whom it came to whom, by their ids; `to` null: to whoever is free. */
export interface Handover {
  readonly at: Date
  readonly by: string
  readonly to: string | null
  readonly note: string | null
}

/** A guest's wish to talk now; `place` counts from 1 while they wait. */
export type ChatState =
  | { readonly state: 'none' | 'ended' }
  | { readonly state: 'waiting'; readonly place: number }
  | { readonly state: 'answered'; readonly staffName: string }

/** What has happened in a thread; what it was is read again. */
export type TalkNews =
  | { readonly thread: string; readonly kind: 'message' | 'read' | 'chat' }
  | { readonly thread: string; readonly kind: 'typing'; readonly by: 'guest' | 'staff' }
  /** Somebody left the line: others may have moved up. */
  | { readonly kind: 'line' }

export type WriteRefusal = {
  /** `files-unknown`: they were not sent by whoever writes, or are too many. */
  readonly code: 'thread-unknown' | 'thread-full' | 'files-unknown'
}

export interface NewMessage {
  /** Made by whoever sends: sent twice, it is there once. */
  readonly sentAs: string
  readonly text: string
  /** Files that were uploaded before, by their ids. */
  readonly uploads?: readonly string[]
}
