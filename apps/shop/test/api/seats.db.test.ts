import { afterEach, expect } from 'vitest'
import { type CardShop, cardTest as test } from '../hotel-card-shop.ts'

interface Held {
  held: { flightId: number; seat: string; person: number; price: number }[]
  until: string | null
}
interface Seat {
  seat: string
  zone: string
  price: number
}
interface Map extends Held {
  flights: {
    flightId: number
    aircraft: string
    taken: string[]
    rows: { cabin: string; blocks: (Seat | null)[][] }[]
  }[]
  passengers: string[]
  cabin: string
}

let shop: CardShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})
afterEach(() => shop.services.database.pool.query('delete from booking.seat_claims'))

/** A guest with a cart, and calls with its key. */
async function newGuest(tripType: 'WS' | 'DW' = 'WS') {
  const [offer] = await shop.listed(tripType, 1)
  const opened = await shop.services.booking.openCart({ offerCode: offer?.offerCode ?? '', locale: 'pl' })
  if (!opened.ok) throw new Error(opened.refusal.code)
  const { id, key } = opened.value
  const call = async <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/www/checkout/${path}`
    const answer = await shop.app.inject({ method, url, payload, headers: { 'cart-id': key } })
    const cartId = answer.headers['cart-id']
    return {
      cartId,
      status: answer.statusCode,
      body: answer.json<Answer & { code?: string; message?: string }>(),
    }
  }
  const hold = (flightId: number, ...seats: [string, number][]) =>
    call<Held>('POST', 'temporary-reservations', {
      flights: [{ flightId, seats: seats.map(([seat, person]) => ({ seat, person })) }],
    })
  return { id, key, call, hold, map: () => call<Map>('GET', 'rmws/seat-map') }
}

async function flightOf(guest: { map(): Promise<{ body: Map }> }): Promise<number> {
  return (await guest.map()).body.flights[0]?.flightId ?? 0
}

test('GET rmws/seat-map shows both planes, all free, for the travellers of the cart', async () => {
  const { status, body } = await (await newGuest()).map()
  expect(status).toBe(200)
  expect(body.flights).toHaveLength(2)
  expect(body).toMatchObject({ passengers: ['ADULT', 'ADULT'], held: [], until: null })
})

test('GET rmws/seat-map draws both planes: rows, zones, and the price at which a seat is then held', async () => {
  const anna = await newGuest()
  const { body } = await anna.map()
  for (const { flightId, rows } of body.flights) {
    const own = rows.filter(({ cabin }) => cabin === body.cabin)
    const seats = own.flatMap(({ blocks }) => blocks.flat()).flatMap((seat) => seat ?? [])
    expect(seats.length).toBeGreaterThan(100)
    expect(seats.map(({ zone }) => zone)).toEqual(expect.arrayContaining(['front', 'exit', 'standard']))
    const wished = (['exit', 'standard'] as const).map((zone) => seats.find((seat) => seat.zone === zone))
    const held = await anna.hold(
      flightId,
      ...wished.map((seat, person): [string, number] => [seat?.seat ?? '', person]),
    )
    expect(held.body.held.filter((one) => one.flightId === flightId).map(({ price }) => price)).toEqual(
      wished.map((seat) => seat?.price),
    )
  }
})

test('calls of seats give back the key of the cart, as every call of a cart does', async () => {
  const { cartId } = await (await newGuest()).map()
  expect(cartId).toMatch(/^[\w-]{22}$/)
})

test('GET rmws/seat-map: 404 for who has no cart, and for a trip by car', async () => {
  const stranger = await shop.app.inject({ url: '/api/www/checkout/rmws/seat-map' })
  expect(stranger.statusCode).toBe(404)
  expect((await (await newGuest('DW')).map()).status).toBe(404)
})

test('POST temporary-reservations holds seats, and others see them taken', async () => {
  const [anna, jan] = [await newGuest(), await newGuest()]
  const flightId = await flightOf(anna)
  const { status, body } = await anna.hold(flightId, ['20A', 0], ['20B', 1])
  expect(status).toBe(200)
  expect(body.held.map(({ seat }) => seat)).toEqual(['20A', '20B'])
  expect((await jan.map()).body.flights[0]?.taken).toEqual(['20A', '20B'])
  expect((await anna.map()).body.flights[0]?.taken).toEqual([])
})

test('POST temporary-reservations: 409 with the seats when somebody was quicker, in the language of the guest', async () => {
  const [anna, jan] = [await newGuest(), await newGuest()]
  const flightId = await flightOf(anna)
  await anna.hold(flightId, ['20A', 0])
  const { status, body } = await jan.hold(flightId, ['20A', 0])
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'seats-taken', seats: [{ flightId, seat: '20A' }] })
  expect(body.message).toContain('Ktoś był szybszy')
})

test('POST temporary-reservations: 422 for a flight of another trip, 400 for what is no seat', async () => {
  const anna = await newGuest()
  expect(await anna.hold(999_999, ['20A', 0])).toMatchObject({
    status: 422,
    body: { code: 'flight-not-of-this-trip' },
  })
  expect((await anna.hold(await flightOf(anna), ['window', 0])).status).toBe(400)
})

test('the price of the cart has its seats in it, and a cleared map leaves it', async () => {
  const anna = await newGuest()
  const total = async () => {
    const cart = await shop.services.booking.cart(anna.id, anna.key)
    return cart.ok ? (cart.value.price?.upsells ?? -1) : -1
  }
  const { body } = await anna.hold(await flightOf(anna), ['20A', 0])
  expect(body.held[0]?.price).toBeGreaterThan(0)
  expect(await total()).toBe(body.held[0]?.price)
  const preview = await anna.call<{ total: number }>('GET', 'temporary-reservations/preview')
  expect(preview.body.total).toBe(body.held[0]?.price)
  await anna.call('DELETE', 'temporary-reservations')
  expect(await total()).toBe(0)
})

test('DELETE temporary-reservations: 400 for a number that no flight can have, the seats stay', async () => {
  const anna = await newGuest()
  await anna.hold(await flightOf(anna), ['20A', 0])
  for (const flightId of ['9999999999999', '-1', '1.5', 'x'])
    expect((await anna.call('DELETE', `temporary-reservations?flightId=${flightId}`)).status).toBe(400)
  expect((await anna.map()).body.held).toHaveLength(1)
})

test('POST temporary-reservations/extend: a quarter of an hour from now', async () => {
  const anna = await newGuest()
  const { body: first } = await anna.hold(await flightOf(anna), ['20A', 0])
  const noon = shop.services.clock()
  shop.setClock(new Date(noon.getTime() + 10 * 60_000).toISOString())
  const { body } = await anna.call<Held>('POST', 'temporary-reservations/extend')
  shop.setClock(noon.toISOString())
  expect(Date.parse(body.until ?? '') - Date.parse(first.until ?? '')).toBe(10 * 60_000)
})

test('a page elsewhere cannot hold seats in a guest’s name', async () => {
  const anna = await newGuest()
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/www/checkout/temporary-reservations',
    payload: { flights: [] },
    headers: { 'cart-id': anna.key, origin: 'https://elsewhere.example' },
  })
  expect(answer.statusCode).toBe(403)
})

test('GET rmws/seat-map/events tells an open map what others take', async () => {
  const [anna, jan] = [await newGuest(), await newGuest()]
  const flightId = await flightOf(anna)
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const stream = await fetch(`${address}/api/www/checkout/rmws/seat-map/events?cart=${anna.id}`, {
    headers: { cookie: `carts=${anna.id}.${anna.key}` },
    signal: leaving.signal,
  })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  let heard = ''
  const reading = (async () => {
    for await (const part of stream.body ?? []) heard += Buffer.from(part as Uint8Array).toString()
  })().catch(() => {})
  await jan.hold(flightId, ['20A', 0])
  await expect.poll(() => heard).toContain(JSON.stringify({ flightId, taken: ['20A'] }))
  leaving.abort()
  await reading
})

test('GET rmws/seat-map/events: of 40 streams with the key of one cart six stay open, and the newest hears what others take', async () => {
  const [anna, jan] = [await newGuest(), await newGuest()]
  const flightId = await flightOf(anna)
  const front = await shop.front({})
  const address = await front.app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const open = new Set<number>()
  const heard: string[] = []
  for (let nth = 0; nth < 40; nth++) {
    const stream = await fetch(`${address}/api/www/checkout/rmws/seat-map/events?cart=${anna.id}`, {
      headers: { cookie: `carts=${anna.id}.${anna.key}` },
      signal: leaving.signal,
    })
    open.add(nth)
    void (async () => {
      for await (const part of stream.body ?? [])
        heard[nth] = (heard[nth] ?? '') + Buffer.from(part as Uint8Array)
    })()
      .catch(() => {})
      .finally(() => open.delete(nth))
  }
  await expect.poll(() => [...open]).toEqual([34, 35, 36, 37, 38, 39])
  await jan.hold(flightId, ['20A', 0])
  await expect.poll(() => heard[39]).toContain(JSON.stringify({ flightId, taken: ['20A'] }))
  leaving.abort()
  await expect.poll(() => open.size).toBe(0)
  await front.close()
})
