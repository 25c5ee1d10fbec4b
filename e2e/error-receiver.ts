import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A fake Sentry on loopback: takes envelopes from browsers and the server, and shows them on request. */
export async function openErrorReceiver() {
  const received: unknown[] = []
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'GET') return response.end(JSON.stringify(received))
    if (!/^\/api\/1\/envelope\/\?.*sentry_key=public\b/.test(request.url ?? ''))
      return response.writeHead(403).end()
    const lines = (await text(request)).trim().split('\n')
    const [head, item, event] = lines.map((line) => JSON.parse(line))
    if (lines.length !== 3 || item.type !== 'event' || head.event_id !== event.event_id)
      return response.writeHead(400).end()
    received.push(event)
    return response.end(JSON.stringify({ id: event.event_id }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    dsn: `http://public@${address}/1`,
    url: `http://${address}/`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
