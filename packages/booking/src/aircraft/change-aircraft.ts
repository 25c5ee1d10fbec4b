import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { CabinClass } from '@wojaz/travel/trip'
import type { ClientBase } from 'pg'
import { returnsOf } from '../after-sale/returns.ts'
import { writeUpsells } from '../after-sale/upsells-rows.ts'
import { scheduleWithUpsells } from '../after-sale/upsells-schedule.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { findOrder, lockOrder } from '../orders/order-rows.ts'
import { askReturns } from '../payments/payment-rows.ts'
import type { SaleBy } from '../sale/change-sale.ts'
import { insertSaleChange, wasSaid } from '../sale/sale-rows.ts'
import { reseatOrder } from '../seats/order-seat-holds.ts'
import type { Store } from '../store.ts'
import type { AircraftRefusal, AircraftWish, SeatsAfter } from './aircraft-change.ts'
import { capacityOf, priceWithSeats, type Reseated, seatsInPlane } from './seats-in-plane.ts'

interface Judged {
  readonly before: string
  readonly orders: readonly { readonly order: Order; readonly after: Reseated }[]
}

/**
 * Changes the plane of a flight. Seats that the new plane has stay, the others are refunded, and guests who lose a seat get an
 * email.
 */
export function aircraftChanging(
  options: BookingOptions,
  store: Store,
  callOff: (number: string) => Promise<unknown>,
) {
  const { clock, seats } = options

  async function judged(
    client: ClientBase,
    wish: AircraftWish,
    read: typeof findOrder,
  ): Promise<Outcome<Judged, AircraftRefusal>> {
    const capacity = capacityOf(wish.aircraft)
    if (!capacity) return refused({ code: 'aircraft-unknown' })
    const before = await planeOf(client, wish.flightId)
    if (before === null) return refused({ code: 'flight-unknown' })
    if (before === wish.aircraft) return refused({ code: 'nothing-changes' })
    const found: Order[] = []
    for (const number of await ordersOn(client, wish.flightId)) {
      const order = await read(client, number)
      if (order && (order.state === 'pending' || order.state === 'confirmed')) found.push(order)
    }
    const orders = found.map((order) => ({ order, after: seatsInPlane(order, wish) }))
    const pending = orders.filter(({ order, after }) => order.state === 'pending' && after.lost.length > 0)
    if (pending.length > 0) return refused({ code: 'orders-pending', count: pending.length })
    for (const { cabin, sold } of await lockCabins(client, wish.flightId)) {
      const has = capacity.get(cabin) ?? 0
      if (sold > has) return refused({ code: 'plane-too-small', cabin, sold, seats: has })
    }
    return accepted({ before, orders })
  }

  /**
   * Returns only chosen seats that the plane does not have. Price, refund, invoice and email are those of any returned upsell.
   */
  async function giveBack(
    client: ClientBase,
    order: Order,
    { offer, seats: kept, lost }: Reseated,
    aircraft: string,
  ): Promise<void> {
    const now = clock()
    const today = dayOf(now)
    const seated = await reseatOrder(client, seats, order.number, { before: order.seats, after: kept })
    if (!seated.ok) throw new Error('A seat that was kept is somebody else’s.')
    const price = priceWithSeats(order, kept, today)
    const refund = Math.max(order.paid - price.total, 0)
    const terms = {
      upsells: order.upsells,
      seats: kept,
      price,
      refund,
      returns: returnsOf(order, refund),
      added: [],
      addedSeats: [],
      returned: [],
      returnedSeats: lost,
      difference: price.total - order.price.total,
    }
    const schedule = scheduleWithUpsells(order, price.total, 'later', today)
    const written = await writeUpsells(client, order, terms, schedule, now)
    await askReturns(client, terms.returns, 'guest-changed', now)
    await writeOffer(client, order.number, offer)
    const after = (await lockOrder(client, order.number)) as Order
    const change = { ...terms, ...written, replaced: order, newAircraft: aircraft }
    await options.queueUpsells(client, after, change, now)
  }

  return {
    /** Returns every order with a chosen seat, those that lose one first. Writes nothing. */
    previewAircraft: (wish: AircraftWish): Promise<Outcome<readonly SeatsAfter[], AircraftRefusal>> =>
      store.change(async (client) => {
        const found = await judged(client, wish, findOrder)
        return found.ok ? accepted(seatsAfter(found.value, wish)) : found
      }),

    async changeAircraft(
      wish: AircraftWish,
      { id, by, reason }: SaleBy,
    ): Promise<Outcome<string, AircraftRefusal>> {
      // The bank's answer does not matter: money that arrives anyway is counted or refunded.
      for (const { order, after } of await store.read((client) => losing(client, wish)))
        if (after.lost.length > 0) await callOff(order.number)
      const outcome = await store.decide<string, AircraftRefusal>(async (client) => {
        if (await wasSaid(client, id)) return accepted(id)
        const found = await judged(client, wish, lockOrder)
        if (!found.ok) return found
        const { before, orders } = found.value
        const facts = { kind: 'aircraft', ...wish, before } as const
        const row = { id, facts, before: { aircraft: before }, reason, by, now: clock() }
        await insertSaleChange(client, row)
        await writePlane(client, wish)
        for (const { order, after } of orders) {
          if (after.lost.length > 0) await giveBack(client, order, after, wish.aircraft)
          else await writeOffer(client, order.number, after.offer)
        }
        return accepted(id)
      })
      if (outcome.ok) options.onEmails?.()
      return outcome
    },
  }

  async function losing(client: ClientBase, wish: AircraftWish): Promise<Judged['orders']> {
    const found = await judged(client, wish, findOrder)
    return found.ok ? found.value.orders : []
  }
}

function seatsAfter({ orders }: Judged, { flightId }: AircraftWish): readonly SeatsAfter[] {
  const own = (list: Order['seats']) => list.filter((seat) => seat.flightId === flightId)
  return orders
    .filter(({ order }) => own(order.seats).length > 0)
    .map(({ order: { number, contact }, after: { seats, lost } }) => ({
      number,
      name: `${contact.firstName} ${contact.lastName}`,
      kept: own(seats).map(({ seat }) => seat),
      lost: lost.map(({ seat }) => seat),
      back: lost.reduce((sum, { price }) => sum + price, 0),
    }))
    .toSorted((one, other) => other.lost.length - one.lost.length)
}

async function planeOf(client: ClientBase, flightId: number): Promise<string | null> {
  const { rows } = await client.query<{ aircraft: string }>(
    'select aircraft from offers.flights where id = $1',
    [flightId],
  )
  return rows[0]?.aircraft ?? null
}

async function ordersOn(client: ClientBase, flightId: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ number: string }>(
    'select distinct order_number as number from booking.order_stock where flight_id = $1 order by 1',
    [flightId],
  )
  return rows.map(({ number }) => number)
}

async function lockCabins(client: ClientBase, flightId: number) {
  const { rows } = await client.query<{ cabin: CabinClass; sold: number }>(
    'select cabin, sold from offers.flight_cabins where flight_id = $1 order by cabin for update',
    [flightId],
  )
  return rows
}

/** Limits the seats of each class to those of the plane. A larger plane does not add seats for sale. */
async function writePlane(client: ClientBase, { flightId, aircraft }: AircraftWish): Promise<void> {
  await client.query('update offers.flights set aircraft = $2 where id = $1', [flightId, aircraft])
  const capacity = [...(capacityOf(aircraft) ?? [])].map(([cabin, seats]) => ({ cabin, seats }))
  await client.query(
    `update offers.flight_cabins known set seats = least(known.seats, coalesce((
       select plane.seats from jsonb_to_recordset($2) as plane (cabin text, seats int) where plane.cabin = known.cabin), 0))
     where flight_id = $1`,
    [flightId, JSON.stringify(capacity)],
  )
}

async function writeOffer(client: ClientBase, number: string, offer: Order['offer']): Promise<void> {
  await client.query('update booking.orders set sold = sold || $2::jsonb where number = $1', [
    number,
    { offer },
  ])
}
