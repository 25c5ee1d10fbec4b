/** A customer, with the numbers of their orders. */
export interface Reader {
  readonly customerId: string
  readonly orders: readonly string[]
}

export type AuthorKind = 'guest' | 'staff' | 'machine'

/** A file of a message; its bytes are in the upload. */
export interface Attached {
  readonly id: string
  readonly kind: 'picture' | 'pdf'
  readonly name: string
  readonly bytes: number
}

export interface Message {
  readonly number: number
  readonly author: AuthorKind
  /** The customer who wrote it; null if it was not a customer. */
  readonly customerId: string | null
  /** The name of the member of staff who wrote it, as guests see it. */
  readonly staffName: string | null
  /** Only for an email. */
  readonly subject: string | null
  readonly text: string
  readonly at: Date
  readonly attachments: readonly Attached[]
}

export interface MessagePage {
  /** The newest last. */
  readonly messages: readonly Message[]
  /** There are older ones: read again with `before` set to the first number. */
  readonly hasOlder: boolean
}

export interface ThreadLine {
  readonly id: string
  readonly orderNumber: string | null
  readonly subject: string | null
  readonly lastAt: Date
  readonly lastAuthor: AuthorKind
  /** The beginning of its newest message. */
  readonly beginning: string
  readonly unread: number
}

/** A thread as the office lists it. */
export interface QueueLine extends ThreadLine {
  /** Since when a guest waits for an answer; null if nobody does. */
  readonly waitingSince: Date | null
  /** The responsible member of staff. */
  readonly keeperId: string | null
}

/** How many wait for an answer: in all, of this member of staff, without a keeper. */
export interface QueueCounts {
  readonly waiting: number
  readonly mine: number
  readonly nobodys: number
  readonly oldest: Date | null
}

/** Who handed it to whom, by id; `to` null: to anybody who is free. */
export interface Handover {
  readonly at: Date
  readonly by: string
  readonly to: string | null
  readonly note: string | null
}

/** A guest's live chat; `place` counts from 1 while they wait. */
export type ChatState =
  | { readonly state: 'none' | 'ended' }
  | { readonly state: 'waiting'; readonly place: number }
  | { readonly state: 'answered'; readonly staffName: string }

/** An event in a thread. It carries no contents: watchers read them again. */
export type TalkNews =
  | { readonly thread: string; readonly kind: 'message' | 'read' | 'chat' }
  | { readonly thread: string; readonly kind: 'typing'; readonly by: 'guest' | 'staff' }
  /** Somebody left the queue: others may have moved up. */
  | { readonly kind: 'line' }

export type WriteRefusal = {
  /**
   * `files-unknown`: they are not the sender's, or too many; `files-full`: the thread has as many files as are stored.
   */
  readonly code: 'thread-unknown' | 'thread-full' | 'files-unknown' | 'files-full'
}

export interface NewMessage {
  /** An idempotency key made by the sender. */
  readonly sentAs: string
  readonly text: string
  /** Ids of files uploaded before. */
  readonly uploads?: readonly string[]
}
