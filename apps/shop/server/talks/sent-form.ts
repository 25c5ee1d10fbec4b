import { randomUUID } from 'node:crypto'
import type { MessageAnswer } from '../../app/features/mailbox/mailbox-view.ts'
import { type Context, typedIn } from '../account/account-page.ts'

export interface TalkForm {
  readonly typed: Readonly<Record<string, string>>
  readonly sentAs: string
  /** Ids of files that came with it, or had come before. */
  readonly uploads: readonly string[]
  readonly faults: Pick<MessageAnswer['fields'], 'files'>
}

const name = /^[\da-f-]{36}$/

/** A form of a message. The name that its page made is believed only if it looks like one. */
export async function readSentForm(
  _context: Context,
  request: Request,
  _customerId: string,
): Promise<TalkForm> {
  const typed = await typedIn(request)
  return { typed, sentAs: nameOf(typed.sentAs), uploads: [], faults: {} }
}

export function nameOf(sentAs: string | undefined): string {
  return sentAs !== undefined && name.test(sentAs) ? sentAs : randomUUID()
}
