import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { TakenSeat } from '../order.ts'

export interface SeatsLost {
  readonly code: 'seats-lost'
  readonly seats: readonly { readonly flightId: number; readonly seat: string }[]
}

export interface SeatsOfCart {
  readonly held: readonly TakenSeat[]
  /** Expired holds whose seats nobody else has taken. */
  readonly ranOut: readonly TakenSeat[]
}

export const noClaims: SeatsOfCart = { held: [], ranOut: [] }

/** Seats as an order needs them. Everything runs in the order's transaction. */
export interface SeatClaims {
  /** The cart has changed: it keeps these seats and releases the others. */
  keepOnly(client: ClientBase, cartId: string, seats: readonly TakenSeat[]): Promise<void>
  /** Gives all held seats to the order, or none. */
  takeFor(
    client: ClientBase,
    cartId: string,
    orderNumber: string,
  ): Promise<Outcome<readonly TakenSeat[], SeatsLost>>
  giveBack(client: ClientBase, orderNumber: string): Promise<void>
  /** Takes the same seats again for an order that was paid late. */
  takeAgain(
    client: ClientBase,
    orderNumber: string,
    seats: readonly TakenSeat[],
  ): Promise<Outcome<readonly TakenSeat[], SeatsLost>>
}

/** Used where seats cannot be chosen. */
export const noSeats: SeatClaims = {
  keepOnly: async () => {},
  takeFor: async () => accepted([]),
  giveBack: async () => {},
  takeAgain: async (_client, _number, seats) => accepted(seats),
}
