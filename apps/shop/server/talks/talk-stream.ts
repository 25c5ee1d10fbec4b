import type { Reader, TalkNews } from '@wojaz/talks/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { breathEveryMs, type EventStreams } from '../request/event-streams.ts'
import type { Services } from '../request/services.ts'
import { chatLineOf, movedLineOf } from './chat-part.ts'
import { messageView } from './message-views.ts'

/** Streams new messages to open pages, whichever node they were written on. */
export function openTalkStream(
  streams: EventStreams,
  services: Pick<Services, 'talks' | 'clock' | 'env' | 'log'>,
) {
  const { talks, log } = services

  /** Runs one read at a time. A change during a read triggers another one. */
  function looking(look: () => Promise<void>, end: () => void) {
    let isLooking = false
    let again = false
    return async function begin(): Promise<void> {
      again = true
      if (isLooking) return
      isLooking = true
      try {
        while (again) {
          again = false
          await look()
        }
      } catch (err) {
        log.warn({ err }, 'a conversation could not be read on')
        // The browser reconnects with the number of its last message.
        end()
      }
      isLooking = false
    }
  }

  return {
    /** Streams messages after a number, how far the office has read, and who is there. */
    thread(
      request: FastifyRequest,
      reply: FastifyReply,
      { reader, thread, after }: { reader: Reader; thread: string; after: number },
    ): void {
      const stream = streams.open(request, reply, { customer: reader.customerId })
      let sent = after
      const messages = looking(async () => {
        for (;;) {
          const news = await talks.guest.messagesAfter(thread, sent)
          for (const message of news) {
            stream.send('message', messageView(thread, message, reader.customerId), message.number)
            sent = message.number
          }
          if (news.length === 0 || stream.isOver()) return
        }
      }, stream.end)
      const marks = looking(
        async () => stream.send('read', { staffRead: await talks.guest.staffRead(thread) }),
        stream.end,
      )
      let isWaiting = false
      let isOwnNews = true
      const line = looking(async () => {
        const lookOf = isOwnNews ? chatLineOf : movedLineOf
        isOwnNews = false
        const said = await lookOf(services, thread)
        if (!said) return
        isWaiting = said.state === 'waiting'
        stream.send('chat', said)
      }, stream.end)
      const ownLine = () => {
        isOwnNews = true
        // Assume waiting until it is known, so that changes meanwhile are not missed.
        isWaiting = true
        void line()
      }
      const all = () => {
        void messages()
        void marks()
        ownLine()
      }
      const hear = (news: TalkNews | 'again') => {
        if (news === 'again') return all()
        if (news.kind === 'message') return void messages()
        if (news.kind === 'read') return void marks()
        if (news.kind === 'chat') return ownLine()
        // A guest who is not waiting has no place in the queue.
        if (news.kind === 'line' && isWaiting) return void line()
        if (news.kind === 'typing' && news.by === 'staff') stream.send('typing', {})
      }
      stream.onEnd(talks.watch([thread], hear))
      // Staff who come and go send no event, so this is polled.
      const looks = setInterval(ownLine, breathEveryMs)
      stream.onEnd(() => clearInterval(looks))
      all()
    },

    /** Streams the number of unread messages whenever it may have changed. */
    unread(request: FastifyRequest, reply: FastifyReply, reader: Reader): void {
      const stream = streams.open(request, reply, { customer: reader.customerId })
      const count = looking(
        async () => stream.send('unread', { unread: await talks.guest.unread(reader) }),
        stream.end,
      )
      const hear = (news: TalkNews | 'again') => {
        if (news === 'again' || news.kind === 'message' || news.kind === 'read') void count()
      }
      void talks.guest.threads(reader).then((threads) => {
        if (stream.isOver()) return
        const ids = new Set([...reader.orders, ...threads.map(({ id }) => id)])
        stream.onEnd(talks.watch([...ids], hear))
        void count()
      }, stream.end)
    },
  }
}
