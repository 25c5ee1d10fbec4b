import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Envelope {
  url: string
  head: Record<string, unknown>
  item: Record<string, unknown>
  event: Record<string, unknown>
}

export interface ErrorReceiver {
  dsn: string
  origin: string
  received: Envelope[]
  /** Sets the answer from now on; the default is 200. */
  answerWith(status: number, headers?: Record<string, string>): void
  close(): void
}

/** An error service on loopback that records its reports. */
export async function openErrorReceiver(): Promise<ErrorReceiver> {
  const received: Envelope[] = []
  let answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} }
  const server = createServer(async (request, response) => {
    const [head = {}, item = {}, event = {}] = (await text(request))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    received.push({ url: request.url ?? '', head, item, event })
    response.writeHead(answer.status, answer.headers).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://key@127.0.0.1:${port}/7`,
    origin: `http://127.0.0.1:${port}`,
    received,
    answerWith(status, headers = {}) {
      answer = { status, headers }
    },
    close: () => void server.close(),
  }
}
