import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FuzzedRequest } from './fuzzed-request.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly ms: number
}

export type Send = (request: Omit<FuzzedRequest, 'role'>) => Promise<Answer>

/** The longest wait; such an answer is far too late already. */
const patienceMs = 15_000

/** Sends over keep-alive connections, like browsers. */
export function openSender(url: string, connections: number): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)

  /** Rejects if there is no answer at all. */
  const send: Send = async ({ method, path, body, headers }) => {
    const started = performance.now()
    const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = httpRequest(
        { agent, hostname, port, method, path, headers: { ...headers, ...length } },
        resolve,
      )
      sent.setTimeout(patienceMs, () =>
        sent.destroy(new Error(`nothing was heard for ${patienceMs / 1_000} s`)),
      )
      sent.on('error', reject).end(body)
    })
    const { statusCode: status = 0, headers: given } = answer
    // Event streams do not end by themselves.
    const isEndless = given['content-type']?.startsWith('text/event-stream')
    const said = isEndless ? '' : await text(answer)
    if (isEndless) answer.destroy()
    return { status, headers: given, body: said, ms: performance.now() - started }
  }
  return { send, close: () => agent.destroy() }
}
