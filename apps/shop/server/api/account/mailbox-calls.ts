import { chatOpening, longestMessage, longestSubject } from '@wojaz/talks'
import { readChat, signChat } from '@wojaz/talks/server'
import { downloadHeaders } from '@wojaz/uploads/server'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { mailboxCalls as calls } from '../../../app/features/mailbox/mailbox-address.ts'
import { talkLimit } from '../../plugins/rate-limit.ts'
import { shippedText } from '../../request/error-text.ts'
import { Fault } from '../../request/errors.ts'
import type { EventStreams } from '../../request/event-streams.ts'
import { isForeign } from '../../request/foreign-request.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { reservationOf } from '../../reservation/reservation-of.ts'
import { askQuestion } from '../../talks/ask-question.ts'
import { chatLineOf, isChatOpen } from '../../talks/chat-part.ts'
import { messageView, writtenBy } from '../../talks/message-views.ts'
import { readerOf } from '../../talks/reader-of.ts'
import { openTalkStream } from '../../talks/talk-stream.ts'
import { draftText, messageFaultTexts, writeReply } from '../../talks/write-form.ts'
import {
  attachmentSchema,
  chatTokenSchema,
  draftSchema,
  eventsSchema,
  infoSchema,
  messagesSchema,
  readSchema,
  replySchema,
  threadsSchema,
  typingSchema,
  unreadSchema,
} from './mailbox-calls.schema.ts'
import { securedCalls } from './secured-call.ts'

interface MailboxCallOptions
  extends Pick<Services, 'booking' | 'talks' | 'uploads' | 'clock' | 'env' | 'log'> {
  findCustomer: FindCustomer
  streams: EventStreams
}

/** Messages between a customer and the office. A thread of somebody else is 404. */
export const mailboxCalls: FastifyPluginAsyncZod<MailboxCallOptions> = async (api, services) => {
  const { booking, talks, uploads, clock, env } = services
  const { guest } = talks
  const secured = securedCalls(services)
  const route = { config: talkLimit, bodyLimit: 64 * 1024 }
  const stream = openTalkStream(services.streams, services)
  api.addHook('onRequest', async (request) => {
    if (isForeign(request, env.siteUrl)) throw new Fault('forbidden')
  })

  api.get(calls.unread, { schema: unreadSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    return customer ? { unread: await guest.unread(await readerOf(booking, customer)) } : reply
  })

  api.get(calls.threads, { schema: threadsSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const reader = await readerOf(booking, customer)
    const [threads, found] = await Promise.all([
      guest.threads(reader),
      guest.find(reader, request.query.query ?? ''),
    ])
    return {
      threads: threads.map((one) => ({ ...one, lastAt: one.lastAt.toISOString() })),
      found: found.map((one) => ({
        thread: one.thread,
        number: one.number,
        by: writtenBy(one, customer.uid),
        subject: one.subject,
        text: one.text,
        at: one.at.toISOString(),
      })),
    }
  })

  api.get(calls.messages, { schema: messagesSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const { thread, before = null } = request.query
    const page = await guest.messages(await readerOf(booking, customer), thread, before)
    if (!page) throw new Fault('not-found')
    return {
      messages: page.messages.map((message) => messageView(thread, message, customer.uid)),
      hasOlder: page.hasOlder,
      staffRead: await guest.staffRead(thread),
    }
  })

  api.get(calls.attachment, { schema: attachmentSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const { thread, message, id, size } = request.query
    const found = await guest.attachment(await readerOf(booking, customer), thread, message, id)
    const file = found && (await uploads.open(found.id, size))
    if (!file) throw new Fault('not-found')
    return reply.headers(downloadHeaders(found)).send(file as never)
  })

  api.post(calls.reply, { ...route, schema: replySchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const { thread, subject = '', chatToken, uploads: files = [], ...sent } = request.body
    const reader = await readerOf(booking, customer)
    const isChat = thread !== undefined && opens(chatToken, customer.uid) === thread && isChatOpen(services)
    const written = thread
      ? await writeReply(services, reader, thread, { ...sent, uploads: files }, { isChat })
      : await askQuestion(services, reader, subject, { ...sent, uploads: files })
    if (!written.ok) {
      const { status, text, field } = messageFaultTexts[written.refusal]
      const message = shippedText(text, localeOf(request))
      return reply.code(status).send({ code: written.refusal, message, fields: { [field]: message } })
    }
    const { value } = written
    const place = typeof value === 'number' ? { id: thread ?? '', number: value } : value
    const [message] = await guest.messagesAfter(place.id, place.number - 1)
    if (!message) throw new Fault('not-found')
    return reply.code(201).send({ thread: place.id, message: messageView(place.id, message, customer.uid) })
  })

  api.get(calls.info, { schema: infoSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const [unread, staffThere] = await Promise.all([
      guest.unread(await readerOf(booking, customer)),
      talks.chats.staffThere(),
    ])
    const chat = { ...chatOpening(env.chatHours, clock()), isSomebodyThere: staffThere > 0 }
    return { unread, longestMessage, longestSubject, chat }
  })

  api.post(calls.draft, { ...route, schema: draftSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const { thread, text } = request.body
    const reader = await readerOf(booking, customer)
    if (!(await guest.thread(reader, thread))) throw new Fault('not-found')
    await guest.saveDraft(reader, thread, draftText(text))
    return reply.code(204).send(null)
  })

  api.post(calls.read, { ...route, schema: readSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const { thread, number } = request.body
    const reader = await readerOf(booking, customer)
    if (!(await guest.thread(reader, thread))) throw new Fault('not-found')
    await guest.markRead(reader, thread, number)
    return reply.code(204).send(null)
  })

  api.post(calls.typing, { ...route, schema: typingSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const thread = opens(request.body.chatToken, customer.uid)
    if (!thread) throw new Fault('not-found')
    await guest.typing(thread)
    return reply.code(204).send(null)
  })

  api.get(calls.events, { schema: eventsSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const reader = await readerOf(booking, customer)
    const { thread, after = 0 } = request.query
    if (thread === undefined) return stream.unread(request, reply, reader)
    if (!(await guest.thread(reader, thread))) throw new Fault('not-found')
    const seen = Number(request.headers['last-event-id'] ?? after)
    stream.thread(request, reply, { reader, thread, after: Number.isSafeInteger(seen) ? seen : after })
  })

  const tokenRoute = `${calls.chatToken}/:reservationNumber` as const
  api.get(tokenRoute, { schema: chatTokenSchema }, async (request, reply) => {
    const customer = await secured(request, reply)
    if (!customer) return reply
    const order = await reservationOf(booking, customer, request.params.reservationNumber)
    if (!order) throw new Fault('not-found')
    const pass = { customerId: customer.uid, orderNumber: order.number }
    const { token, until } = signChat(env.contentSecret, pass, clock())
    const chat = await chatLineOf(services, order.number)
    return { token, validUntil: until.toISOString(), thread: order.number, chat }
  })

  /** The thread that this customer's token opens. */
  function opens(token: string | undefined, customerId: string): string | null {
    const pass = token === undefined ? null : readChat(env.contentSecret, token, clock())
    return pass?.customerId === customerId ? pass.orderNumber : null
  }
}
