import type { Reader, TalkNews } from '@wojaz/talks/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../request/errors.ts'
import type { Services } from '../request/services.ts'
import { chatLineOf, movedLineOf } from './chat-part.ts'
import { messageView } from './message-views.ts'

/** Proxies close connections that are silent for half a minute. */
const breathEveryMs = 20_000
/** Then the browser reconnects and authenticates again: an ended session gets no more events. */
const streamForMs = 10 * 60_000
/** The limit of open pages per customer and node. */
const mostStreams = 20

/** Streams new messages to open pages, whichever node they were written on. */
export function openTalkStream(
  api: FastifyInstance,
  services: Pick<Services, 'talks' | 'clock' | 'env' | 'log'>,
) {
  const { talks, log } = services
  const open = new Map<() => void, string>()
  // A shutdown does not wait for open streams.
  api.addHook('preClose', async () => {
    for (const end of open.keys()) end()
  })

  function begin(request: FastifyRequest, reply: FastifyReply, customerId: string) {
    const own = [...open.values()].filter((id) => id === customerId)
    if (own.length >= mostStreams) throw new Fault('too-many-requests', { 'retry-after': '60' })
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 2000\n\n')
    let isOver = false
    const ends: (() => void)[] = []
    const end = () => {
      if (isOver) return
      isOver = true
      for (const stop of ends) stop()
      open.delete(end)
      raw.end()
    }
    const breath = setInterval(() => raw.write(':\n\n'), breathEveryMs)
    const last = setTimeout(end, streamForMs)
    ends.push(
      () => clearInterval(breath),
      () => clearTimeout(last),
    )
    open.set(end, customerId)
    request.raw.on('close', end)
    return {
      end,
      onEnd: (stop: () => void) => void ends.push(stop),
      isOver: () => isOver,
      send(event: string, value: unknown, id?: number) {
        if (isOver) return
        raw.write(
          `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(value)}\n\n`,
        )
      },
    }
  }

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
      const stream = begin(request, reply, reader.customerId)
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
      const stream = begin(request, reply, reader.customerId)
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
