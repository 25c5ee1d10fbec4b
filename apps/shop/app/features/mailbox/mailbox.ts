export { Conversation } from './conversation.tsx'
export { mailboxAddress } from './mailbox-address.ts'
export { MailboxScreen } from './mailbox-screen.tsx'
export { ThreadScreen } from './thread-screen.tsx'
