import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { mytui } from './account-shop.ts'

/** One guest who talks with the office about a trip. */
export interface Conversation {
  /** The order it is about. */
  readonly thread: string
  readonly cookie: string
  /** The messages the guest's page has received, in order. */
  readonly heard: { number: number; text: string }[]
  /** The messages the office saw last. */
  seen: readonly string[]
  /** The member who answers the first half, and the one it is handed over to. */
  readonly desk: readonly [Desk, Desk]
}

export interface Desk {
  readonly id: string
  readonly cookie: string
}

interface Crowd {
  readonly nodes: readonly string[]
  readonly conversations: readonly Conversation[]
  /** Each round is two messages of the guest and an answer. */
  readonly rounds: number
  /** How many members work at once. */
  readonly atDesk: number
}

const retryMs = 50
const busy = 503

/** All messages of a conversation in their only possible order: the guest waits for each answer. */
export function script(thread: string, rounds: number): readonly string[] {
  return Array.from({ length: rounds }, (_, at) =>
    ['a', 'b', 's'].map((part) => `${at + 1}${part}@${thread}`),
  ).flat()
}

/** Guests and staff over HTTP, like browsers behind a load balancer: a failed call is retried at the other node. */
export function openCrowd({ nodes, conversations, rounds, atDesk }: Crowd) {
  const facts = { written: 0, asksLost: 0, streamsLost: 0 }
  const over = new AbortController()
  // Every guest listens for the abort signal.
  setMaxListeners(0, over.signal)
  const half = rounds / 2

  async function ask(home: number, path: string, init: RequestInit) {
    for (let node = home; ; node++) {
      over.signal.throwIfAborted()
      try {
        const answer = await fetch(nodes[node % nodes.length] + path, { ...init, redirect: 'manual' })
        const body = await answer.text()
        // A busy node says so and has done nothing.
        if (answer.status !== busy) return { status: answer.status, body }
        await pause(retryMs)
      } catch {
        facts.asksLost += 1
        await pause(retryMs)
      }
    }
  }

  function took(status: number, { status: got, body }: { status: number; body: string }) {
    if (got === status) facts.written += 1
    else giveUp(`${got} ${body.slice(0, 200)}`)
  }

  /** Ends the test: waiting for a message that was not written would never end. */
  function giveUp(wrongAnswer: string) {
    over.abort(new Error(wrongAnswer))
  }

  /** A guest's page: it reconnects after every break with the number of its last message. */
  async function listen(one: Conversation, home: number) {
    const headers = () => ({
      ...headersOf(one, home),
      'last-event-id': String(one.heard.at(-1)?.number ?? 0),
    })
    for (let node = home; !over.signal.aborted; node++) {
      try {
        const path = `${mytui}/mailbox/events?thread=${one.thread}&after=0`
        const stream = await fetch(nodes[node % nodes.length] + path, {
          headers: headers(),
          signal: over.signal,
        })
        await read(stream, one)
        facts.streamsLost += 1
      } catch {
        facts.streamsLost += over.signal.aborted ? 0 : 1
      }
      await pause(retryMs)
    }
  }

  async function read(stream: Response, one: Conversation) {
    if (![200, busy].includes(stream.status)) return giveUp(`${stream.status} ${await stream.text()}`)
    let text = ''
    for await (const part of stream.body ?? []) {
      text += Buffer.from(part as Uint8Array).toString()
      const blocks = text.split('\n\n')
      // An incomplete block does not count.
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id, data] = /^id: (\d+)\nevent: message\ndata: (.*)$/m.exec(block) ?? []
        if (id && data) one.heard.push({ number: Number(id), text: JSON.parse(data).text })
      }
    }
  }

  async function talk(one: Conversation, home: number) {
    const headers = { ...headersOf(one, home), 'content-type': 'application/json' }
    const asked = await ask(home, `${mytui}/reservation/chat-token/${one.thread}`, { headers })
    const { token: chatToken } = JSON.parse(asked.body) as { token: string }
    for (let round = 1; round <= rounds; round++) {
      for (const part of ['a', 'b']) {
        // The same idempotency key for every retry.
        const message = {
          thread: one.thread,
          text: `${round}${part}@${one.thread}`,
          sentAs: randomUUID(),
          chatToken,
        }
        const body = JSON.stringify(message)
        took(201, await ask(home, `${mytui}/mailbox/reply`, { method: 'POST', headers, body }))
      }
      while (!one.heard.some(({ text }) => text === `${round}s@${one.thread}`)) {
        over.signal.throwIfAborted()
        await pause(retryMs)
      }
    }
  }

  /** A member reads a conversation and answers if it is their turn. */
  async function look(one: Conversation, home: number) {
    const page = `/biuro/rozmowy/${one.thread}`
    const round = Math.floor(one.seen.length / 3) + 1
    const [first, second] = one.desk
    const member = round > half ? second : first
    const headers = { cookie: member.cookie, 'x-forwarded-for': '192.0.2.1' }
    const { body } = await ask(home, page, { headers })
    one.seen = body.match(new RegExp(`\\d+[abs]@${one.thread}`, 'g')) ?? []
    if (one.seen.at(-1) !== `${round}b@${one.thread}`) return
    const send = (path: string, fields: Record<string, string>) =>
      ask(home, path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
    if (round === 1) await send(`${page}/czat`, { co: 'take' })
    if (round === half) await send(`${page}/czat`, { co: 'hand-over', to: second.id })
    took(303, await send(page, { text: `${round}s@${one.thread}`, sentAs: randomUUID() }))
  }

  async function work(queue: Conversation[]) {
    for (let one = queue.shift(); one; one = queue.shift()) {
      await look(one, conversations.indexOf(one) + 1)
      if (one.seen.length < rounds * 3) queue.push(one)
      await pause(5)
    }
  }

  return {
    facts,
    /** Resolves when everything is written and seen by both sides. */
    async talk(): Promise<void> {
      const listening = conversations.map(listen)
      const queue = [...conversations]
      await Promise.all([...conversations.map(talk), ...Array.from({ length: atDesk }, () => work(queue))])
      over.signal.throwIfAborted()
      over.abort()
      await Promise.all(listening)
    },
    leave: () => over.abort(),
  }
}

/** Each guest has a different IP address. */
function headersOf({ cookie }: Conversation, nth: number) {
  return { cookie, 'x-forwarded-for': `10.1.${nth >> 8}.${nth & 255}` }
}
