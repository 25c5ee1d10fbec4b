export { type ChatHours, chatOpening, type Opening, readChatHours } from './chat-hours.ts'
export { type ChatLine, chatLine } from './chat-line.ts'
export { mailboxPath, mailboxThreadPath } from './mailbox-paths.ts'
export { longestMessage, longestSubject, type MessageFault, readMessage } from './message-text.ts'
export type {
  Attached,
  AuthorKind,
  ChatState,
  Handover,
  Message,
  MessagePage,
  QueueCounts,
  QueueLine,
  ThreadLine,
} from './talk.ts'
export {
  fillTemplate,
  hasGaps,
  type Template,
  type TemplateFacts,
  templateGaps,
  unknownGaps,
} from './templates.ts'
