export { Conversation } from './conversation.tsx'
export { MailboxScreen } from './mailbox-screen.tsx'
export type { ChatView, MessageView } from './mailbox-view.ts'
export { ThreadScreen } from './thread-screen.tsx'
