import type { ChatLine } from '@wojaz/talks'
import type { IsoDay } from '@wojaz/travel/dates'
import type { UploadFormRefusal, UploadRefusal } from '@wojaz/uploads'

/** `companion`: somebody else who has the trip in their account. `machine`: an email of the shop. */
export type WrittenBy = 'me' | 'companion' | 'staff' | 'machine'

export interface FileView {
  id: string
  name: string
  kind: 'picture' | 'pdf'
  bytes: number
  url: string
  /** A thumbnail. Null: there is none. */
  smallUrl: string | null
}

export interface MessageView {
  number: number
  by: WrittenBy
  /** The name of the office's writer. */
  name: string | null
  /** For an email. */
  subject: string | null
  text: string
  at: string
  files: readonly FileView[]
}

/** The trip a thread is about. */
export interface TripOfThread {
  number: string
  name: string
  departureDate: IsoDay
}

export interface ThreadRow {
  id: string
  url: string
  trip: TripOfThread | null
  subject: string | null
  lastAt: string
  lastBy: WrittenBy
  beginning: string
  unread: number
}

export interface FoundRow {
  url: string
  number: number
  trip: TripOfThread | null
  subject: string | null
  by: WrittenBy
  at: string
  text: string
}

export interface MailboxView {
  threads: readonly ThreadRow[]
  unread: number
  /** The searched text. Null: no search. */
  query: string | null
  found: readonly FoundRow[]
  /** The idempotency key of this page's form: pressed twice, it is one message. */
  sentAs: string
  /** The text of a question that was started. */
  draft: string
  trips: readonly TripOfThread[]
}

/** One conversation, in the mailbox or beside its trip. */
export interface ConversationView {
  id: string
  messages: readonly MessageView[]
  /** The URL of older messages. Null: there are none. */
  olderUrl: string | null
  /** The URL of the newest messages, if these are older ones. */
  newestUrl: string | null
  staffRead: number
  sentAs: string
  draft: string
  /** The message was sent or saved as a draft a moment ago. */
  done: 'sent' | 'draft' | null
}

export interface ThreadView {
  trip: TripOfThread | null
  subject: string | null
  tripUrl: string | null
  conversation: ConversationView
}

export interface ChatView {
  conversation: ConversationView
  line: ChatLine
  token: string
  mailboxUrl: string
}

/** The response to a message form that was refused. */
export interface MessageAnswer {
  fields: Readonly<Partial<Record<'text' | 'subject' | 'files', string>>>
  typed: Readonly<{ text: string; subject: string }>
  /** Files that are already uploaded, so that nobody has to send them again. */
  kept: readonly KeptFile[]
  fileFaults: readonly FileFault[]
}

export interface KeptFile {
  id: string
  name: string
}

/** Why a file was refused. Without a name it is about all of them. */
export interface FileFault {
  name: string
  code: UploadRefusal['code'] | UploadFormRefusal['code']
}
