export { type ChatHours, chatOpening, type Opening, readChatHours } from './chat-hours.ts'
export { type ChatLine, chatLine } from './chat-line.ts'
export { mailboxPath, mailboxThreadPath } from './mailbox-paths.ts'
export { longestMessage, longestSubject, type MessageFault, readMessage } from './message-text.ts'
export type {
  Attached,
  AuthorKind,
  ChatState,
  Message,
  MessagePage,
  ThreadLine,
} from './talk.ts'
