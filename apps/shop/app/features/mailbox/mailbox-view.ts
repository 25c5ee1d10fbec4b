import type { ChatLine } from '@wojaz/talks'
import type { IsoDay } from '@wojaz/travel/dates'
import type { UploadFormRefusal, UploadRefusal } from '@wojaz/uploads'

/** `companion`: somebody else who has the trip in their account. `machine`: an e-mail of the shop. */
export type WrittenBy = 'me' | 'companion' | 'staff' | 'machine'

export interface FileView {
  id: string
  name: string
  kind: 'picture' | 'pdf'
  bytes: number
  url: string
  /** A picture for the list; null: there is none to show. */
  smallUrl: string | null
}

export interface MessageView {
  number: number
  by: WrittenBy
  /** Of whoever of the office wrote it. */
  name: string | null
  /** Of an e-mail. */
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
  /** What was searched for; null: nothing was. */
  query: string | null
  found: readonly FoundRow[]
  /** The name of what is sent from this page: pressed twice, it is one message. */
  sentAs: string
  /** Of a question that was begun. */
  draft: string
  trips: readonly TripOfThread[]
}

/** One conversation, in the mailbox or beside its trip. */
export interface ConversationView {
  id: string
  messages: readonly MessageView[]
  /** Where the older ones are; null: these are all. */
  olderUrl: string | null
  /** These are older ones: where the newest are. */
  newestUrl: string | null
  staffRead: number
  sentAs: string
  draft: string
  /** Sent just now, or kept as a draft. */
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

/** What a form of a message came back with. */
export interface MessageAnswer {
  fields: Readonly<Partial<Record<'text' | 'subject' | 'files', string>>>
  typed: Readonly<{ text: string; subject: string }>
  /** Files that have arrived: nobody sends them twice. */
  kept: readonly KeptFile[]
  fileFaults: readonly FileFault[]
}

export interface KeptFile {
  id: string
  name: string
}

/** Why a file was not taken; without a name it is about all of them. */
export interface FileFault {
  name: string
  code: UploadRefusal['code'] | UploadFormRefusal['code']
}
