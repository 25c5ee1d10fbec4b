import { longestMessage, type MessageFault, readMessage } from '@wojaz/talks'
import type { Reader, WriteRefusal } from '@wojaz/talks/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { MessageAnswer } from '../../app/features/mailbox/mailbox-view.ts'
import type { Services } from '../request/services.ts'

export interface SentMessage {
  readonly text: string
  /** The idempotency key, made by the page. If it is invalid, a new one is made, and a repeated form is not recognised. */
  readonly sentAs: string
  readonly uploads: readonly string[]
}

export type MessageRefusal = MessageFault | 'subject-missing' | 'subject-too-long' | WriteRefusal['code']

export const messageFaultTexts = {
  'message-missing': { status: 422, text: 'mailbox.fault.missing', field: 'text' },
  'message-too-long': { status: 422, text: 'mailbox.fault.tooLong', field: 'text' },
  'subject-missing': { status: 422, text: 'mailbox.fault.subject', field: 'subject' },
  'subject-too-long': { status: 422, text: 'mailbox.fault.subjectLong', field: 'subject' },
  'thread-full': { status: 409, text: 'mailbox.fault.full', field: 'text' },
  'files-unknown': { status: 422, text: 'mailbox.fault.files', field: 'files' },
  'files-full': { status: 409, text: 'mailbox.file.fault.keptFull', field: 'files' },
  'thread-unknown': { status: 404, text: 'api.notFound', field: 'text' },
} as const satisfies Record<
  MessageRefusal,
  { status: number; text: string; field: keyof MessageAnswer['fields'] }
>

/** Writes a guest's answer into its thread, for page and API call. */
export async function writeReply(
  { talks }: Pick<Services, 'talks'>,
  reader: Reader,
  thread: string,
  { text: typed, sentAs, uploads }: SentMessage,
  { isChat = false } = {},
): Promise<Outcome<number, MessageRefusal>> {
  const text = readMessage(typed, { hasFiles: uploads.length > 0 })
  if (!text.ok) return text
  const written = await talks.guest.reply(reader, thread, { text: text.value, sentAs, uploads }, { isChat })
  return written.ok ? accepted(written.value) : refused(written.refusal.code)
}

/** Limits the length of a draft. */
export function draftText(typed: string): string {
  return typed.slice(0, longestMessage * 2)
}
