import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { beginEventStream } from './event-stream.ts'
import { householdOf } from './household.ts'
import { type StreamLimits, type StreamOwner, streamLimits, streamsToEnd } from './stream-limits.ts'

export interface EventStream {
  /** Null: an event without a name. */
  send(event: string | null, value: unknown, id?: number): void
  end(): void
  /** Called once, when the stream has ended. */
  onEnd(stop: () => void): void
  isOver(): boolean
}

export interface EventStreams {
  /** Begins the stream and answers the request with it. It may end others (`streamsToEnd`). */
  open(request: FastifyRequest, reply: FastifyReply, owner?: Omit<StreamOwner, 'household'>): EventStream
  readonly count: number
}

/** Proxies close connections that are silent for half a minute. */
export const breathEveryMs = 20_000
/** Then the browser reconnects and authenticates again: an ended session gets no more events. */
const streamForMs = 10 * 60_000
/** Events that a reader has not read. One that reads none has a sleeping computer, or wants to fill our memory. */
const mostUnreadBytes = 64 * 1024
/** A browser whose stream made way for a newer one comes back after this time: at once they would end each other in a circle. */
const comeBackAfterMs = 60_000

interface Open extends StreamOwner {
  giveWay(): void
  end(): void
}

/** The server-sent events of one process: counted, limited and ended with it. */
export function eventStreams(
  app: FastifyInstance,
  { siteUrl, limits = streamLimits }: { siteUrl: string; limits?: StreamLimits },
): EventStreams {
  /** The oldest first. */
  const all = new Set<Open>()
  // A shutdown does not wait for open streams.
  app.addHook('preClose', async () => {
    for (const one of all) one.end()
  })

  return {
    get count() {
      return all.size
    },

    open(request, reply, who = {}) {
      const owner: StreamOwner = { ...who, household: householdOf(request.ip) }
      for (const one of streamsToEnd([...all], owner, limits)) one.giveWay()
      const raw = beginEventStream(reply, siteUrl)
      const ends: (() => void)[] = []
      let isOver = false
      const close = () => {
        if (isOver) return false
        isOver = true
        all.delete(one)
        for (const stop of ends) stop()
        return true
      }
      const end = () => void (close() && raw.end())
      const write = (text: string) => {
        if (isOver) return
        raw.write(text)
        // Not `end`: it would wait until everything is read.
        if (raw.writableLength > mostUnreadBytes && close()) raw.destroy()
      }
      const giveWay = () => {
        write(`retry: ${comeBackAfterMs}\n\n`)
        end()
      }
      const one: Open = { ...owner, giveWay, end }
      all.add(one)
      const breath = setInterval(() => write(':\n\n'), breathEveryMs)
      const last = setTimeout(end, streamForMs)
      ends.push(
        () => clearInterval(breath),
        () => clearTimeout(last),
      )
      request.raw.on('close', end)
      return {
        send(event, value, id) {
          const name = event === null ? '' : `event: ${event}\n`
          write(`${id === undefined ? '' : `id: ${id}\n`}${name}data: ${JSON.stringify(value)}\n\n`)
        },
        end,
        onEnd: (stop) => void (isOver ? stop() : ends.push(stop)),
        isOver: () => isOver,
      }
    },
  }
}
