import type { Message } from '@wojaz/talks'
import { fileAddress } from '../../app/features/mailbox/mailbox-address.ts'
import type { MessageView, WrittenBy } from '../../app/features/mailbox/mailbox-view.ts'

/** A message as this customer sees it. */
export function messageView(thread: string, message: Message, customerId: string): MessageView {
  const { number, staffName, subject, text, at, attachments } = message
  return {
    number,
    by: writtenBy(message, customerId),
    name: staffName,
    subject,
    text,
    at: at.toISOString(),
    files: attachments.map(({ id, name, kind, bytes }) => ({
      id,
      name,
      kind,
      bytes,
      url: fileAddress(thread, number, id),
      smallUrl: kind === 'picture' ? fileAddress(thread, number, id, 'small') : null,
    })),
  }
}

export function writtenBy(
  { author, customerId: writer }: Pick<Message, 'author' | 'customerId'>,
  customerId: string,
): WrittenBy {
  if (author !== 'guest') return author
  return writer === customerId ? 'me' : 'companion'
}
