import { longestMessage, longestSubject } from '@wojaz/talks'
import { z } from 'zod'
import { refusal } from '../refusal.schema.ts'

const tags = ['mailbox']
const secured = { 403: refusal, 409: refusal }
const thread = z.string().min(1).max(40).describe('Its id: of a trip the order number.')
const by = z
  .enum(['me', 'companion', 'staff', 'machine'])
  .describe('`companion`: somebody else who has the trip in their account. `machine`: an e-mail of the shop.')

export const message = z.object({
  number: z.number().int().describe('Counts up within the thread.'),
  by,
  name: z.string().nullable().describe('Of whoever of the office wrote it.'),
  subject: z.string().nullable().describe('Of an e-mail.'),
  text: z.string(),
  at: z.string(),
  files: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(['picture', 'pdf']),
        bytes: z.number().int(),
        url: z.string(),
        smallUrl: z.string().nullable().describe('A picture for lists.'),
      }),
    )
    .readonly(),
})

export const unreadSchema = {
  summary: 'How many messages the customer has not read',
  tags,
  response: { 200: z.object({ unread: z.number().int() }), ...secured },
}

export const threadsSchema = {
  summary: 'Threads of the customer, the newest first',
  description: 'With `query` also the messages in which every word of it begins a word, marks or not.',
  tags,
  querystring: z.object({ query: z.string().max(100).optional() }),
  response: {
    200: z.object({
      threads: z
        .array(
          z.object({
            id: z.string(),
            orderNumber: z.string().nullable(),
            subject: z.string().nullable(),
            lastAt: z.string(),
            lastAuthor: z.enum(['guest', 'staff', 'machine']),
            beginning: z.string(),
            unread: z.number().int(),
          }),
        )
        .readonly(),
      found: z
        .array(
          z.object({
            thread: z.string(),
            number: z.number().int(),
            by,
            subject: z.string().nullable(),
            text: z.string(),
            at: z.string(),
          }),
        )
        .readonly(),
    }),
    ...secured,
  },
}

export const messagesSchema = {
  summary: 'Messages of a thread, fifty at a time',
  description: "Somebody else's does not exist. `before` asks for those with lower numbers.",
  tags,
  querystring: z.object({ thread, before: z.coerce.number().int().min(1).max(1_000_000_000).optional() }),
  response: {
    200: z.object({
      messages: z.array(message).readonly(),
      hasOlder: z.boolean(),
      staffRead: z.number().int().describe('How far the office has read.'),
    }),
    ...secured,
    404: refusal,
  },
}

export const attachmentSchema = {
  summary: 'A file of a message',
  tags,
  querystring: z.object({
    thread,
    message: z.coerce.number().int().min(1).max(1_000_000_000),
    id: z.string().max(40),
    size: z.literal('small').optional().describe('Of a picture, for lists.'),
  }),
  response: { ...secured, 404: refusal },
}

const sentAs = z
  .string()
  .regex(/^[\da-f-]{36}$/)
  .describe('Made by the sender: sent twice, it is there once.')

export const replySchema = {
  summary: 'Write into a thread, or begin one with a subject',
  description:
    'Without `thread` it is a question about no trip. With a `chatToken` the guest wants an answer now, if it is open.',
  tags,
  body: z.object({
    thread: thread.optional(),
    subject: z.string().max(longestSubject).optional(),
    text: z.string().max(longestMessage * 2),
    sentAs,
    uploads: z.array(z.string().max(40)).max(10).optional(),
    chatToken: z.string().max(300).optional(),
  }),
  response: {
    201: z.object({ thread: z.string(), message }),
    ...secured,
    404: refusal,
    422: refusal,
  },
}

export const infoSchema = {
  summary: 'What the mailbox takes, and when somebody answers at once',
  tags,
  response: {
    200: z.object({
      unread: z.number().int(),
      longestMessage: z.number().int(),
      longestSubject: z.number().int(),
      chat: z.object({
        isOpen: z.boolean(),
        until: z.string().nullable(),
        opensAt: z.object({ day: z.string(), time: z.string() }).nullable(),
        isSomebodyThere: z.boolean(),
      }),
    }),
    ...secured,
  },
}

const nothing = { 204: z.null(), ...secured, 404: refusal }

export const draftSchema = {
  summary: 'Keep what is typed and not sent',
  tags,
  body: z.object({ thread, text: z.string().max(longestMessage * 2) }),
  response: nothing,
}

export const readSchema = {
  summary: 'Everything up to a number is read',
  tags,
  body: z.object({ thread, number: z.number().int().min(1).max(1_000_000_000) }),
  response: nothing,
}

export const typingSchema = {
  summary: 'The guest is typing; not kept',
  tags,
  body: z.object({ chatToken: z.string().max(300) }),
  response: nothing,
}

export const eventsSchema = {
  summary: 'What happens in a thread, or how many messages are unread: server-sent events',
  description:
    'With `thread`: `message` with its number as id, `read`, `typing`, `chat`. A connection that comes again with `Last-Event-ID` misses nothing. Without: `unread`.',
  tags,
  querystring: z.object({
    thread: thread.optional(),
    after: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  }),
}

export const chatTokenSchema = {
  summary: 'A token that opens the conversation about a reservation for an hour',
  tags,
  params: z.object({ reservationNumber: z.string().max(40) }),
  response: {
    200: z.object({
      token: z.string(),
      validUntil: z.string(),
      thread: z.string(),
      chat: z.object({
        state: z.enum(['answered', 'waiting', 'open', 'away', 'closed']),
        name: z.string().optional(),
        place: z.number().int().optional(),
        until: z.string().optional(),
        opensAt: z.object({ day: z.string(), time: z.string() }).nullable().optional(),
      }),
    }),
    ...secured,
    404: refusal,
  },
}
