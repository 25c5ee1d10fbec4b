import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next answers fail: before the work is done, or after it. */
export type Mood =
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  | { readonly kind: 'silent' | 'silent-after-work' | 'hang-up' | 'hang-up-after-work' }
  | { readonly kind: 'says'; readonly text: string }

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Record<string, unknown>
}

type Booking = Record<string, unknown> & { uuid: string; status: string }

/** A minimal OCTO server: real HTTP, a catalogue and bookings in memory, and failures on demand. */
export async function openSmallSupplier() {
  const asked: Asked[] = []
  const moods: { path: RegExp; mood: Mood }[] = []
  const bookings = new Map<string, Booking>()
  let products: unknown[] | ((locale: string) => unknown[]) = []
  let places = Number.POSITIVE_INFINITY
  let atOnce = 0
  let mostAtOnce = 0
  let onSilence = () => {}

  const server = createServer(async (request, response) => {
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    response.on('close', () => (atOnce -= 1))
    const text = await textOf(request).catch(() => null)
    // The client has disconnected.
    if (text === null) return
    const path = request.url ?? ''
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
    asked.push({ method: request.method ?? '', path, headers: request.headers, body })
    const at = moods.findIndex((one) => one.path.test(`${request.method} ${path}`))
    const mood = at >= 0 ? moods.splice(at, 1)[0]?.mood : undefined
    const isAfter = mood?.kind === 'silent-after-work' || mood?.kind === 'hang-up-after-work'
    const answer = mood && !isAfter ? null : work(request.method ?? '', path, body, request.headers)
    if (mood?.kind === 'status')
      return send(response, mood.status, mood.body ?? { error: 'X', errorMessage: 'x' })
    if (mood?.kind === 'says') return response.end(mood.text)
    if (mood?.kind.startsWith('hang-up')) return request.socket.destroy()
    if (mood?.kind.startsWith('silent')) return onSilence()
    if (answer) send(response, answer.status, answer.body)
  })

  function work(
    method: string,
    path: string,
    body: Record<string, unknown>,
    headers: IncomingMessage['headers'],
  ) {
    if (method === 'GET' && path === '/products') {
      const locale = String(headers['accept-language'])
      return { status: 200, body: typeof products === 'function' ? products(locale) : products }
    }
    if (method === 'POST' && path === '/bookings') return hold(body)
    const [, uuid = '', step] = /^\/bookings\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const booking = bookings.get(uuid)
    if (!booking) return no('INVALID_BOOKING_UUID')
    if (step === 'confirm') {
      if (booking.status !== 'ON_HOLD') return no('UNPROCESSABLE_ENTITY')
      booking.status = 'CONFIRMED'
      booking.voucher = { deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: `QR-${uuid}` }] }
    }
    if (step === 'cancel') {
      if (booking.status === 'CANCELLED') return no('UNPROCESSABLE_ENTITY')
      booking.status = 'CANCELLED'
    }
    if (step === 'extend') booking.utcExpiresAt = '2026-07-01T13:00:00Z'
    return { status: 200, body: booking }
  }

  function hold(body: Record<string, unknown>) {
    const uuid = String(body.uuid)
    if (bookings.has(uuid)) return no('INVALID_BOOKING_UUID')
    const items = body.unitItems as { unitId: string }[]
    if (items.length > places) return no('UNPROCESSABLE_ENTITY')
    places -= items.length
    const booking = {
      uuid,
      status: 'ON_HOLD',
      supplierReference: `S-${uuid.slice(0, 4)}`,
      utcExpiresAt: '2026-07-01T12:30:00Z',
      cancellable: true,
      voucher: null,
      unitItems: items.map(({ unitId }) => ({ unitId, ticket: null })),
      pricing: { retail: 10_000 * items.length, currency: 'PLN', currencyPrecision: 2 },
    }
    bookings.set(uuid, booking)
    return { status: 200, body: booking }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    bookings,
    mostAtOnce: () => mostAtOnce,
    sells: (sold: typeof products) => (products = sold),
    hasPlaces: (left: number) => (places = left),
    /** Called when a call has reached the server and will never be answered. */
    whenSilent(hook: () => void) {
      onSilence = hook
    },
    /** The next matching call fails, once. */
    next: (path: RegExp, mood: Mood) => void moods.push({ path, mood }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const no = (error: string) => ({ status: 400, body: { error, errorMessage: error.toLowerCase() } })

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
