import { mailboxPath, mailboxThreadPath } from '@wojaz/talks'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

export const mailboxRoutePath = mailboxPath
export const threadRoutePath = mailboxThreadPath(':thread')

/** Query parameter of the mailbox: the searched text. */
export const searchParameter = 'szukaj'
/** Query parameter of a conversation: messages before this number. */
export const beforeParameter = 'przed'
/** Query parameter of a page whose form was accepted. */
export const doneParameter = 'zrobione'

export function mailboxAddress(locale: Locale): string {
  return localisedPath(locale, mailboxPath)
}

export function threadAddress(locale: Locale, thread: string): string {
  return localisedPath(locale, mailboxThreadPath(thread))
}

/** API paths of conversations. */
const mytui = '/api/www/mytui/api'
export const mailboxCalls = {
  unread: `${mytui}/customerMessages/unread`,
  threads: `${mytui}/mailbox/threads`,
  messages: `${mytui}/mailbox/messages`,
  attachment: `${mytui}/mailbox/attachment`,
  reply: `${mytui}/mailbox/reply`,
  info: `${mytui}/mailbox/info`,
  draft: `${mytui}/mailbox/draft`,
  read: `${mytui}/mailbox/read`,
  typing: `${mytui}/mailbox/typing`,
  events: `${mytui}/mailbox/events`,
  chatToken: `${mytui}/reservation/chat-token`,
} as const

export function fileAddress(thread: string, number: number, id: string, size?: 'small'): string {
  const asked = { thread, message: String(number), id, ...(size && { size }) }
  return `${mailboxCalls.attachment}?${new URLSearchParams(asked)}`
}
