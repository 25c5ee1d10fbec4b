import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { TakenSeat } from '../order.ts'

export interface SeatsLost {
  readonly code: 'seats-lost'
  readonly seats: readonly { readonly flightId: number; readonly seat: string }[]
}

export interface SeatsOfCart {
  readonly held: readonly TakenSeat[]
  /** Held until a moment ago, and not yet somebody else's. */
  readonly ranOut: readonly TakenSeat[]
}

export const noClaims: SeatsOfCart = { held: [], ranOut: [] }

/** Numbered seats as an order needs them: everything happens in the order's own transaction. */
export interface SeatClaims {
  /** The cart has changed: it keeps these of its seats and lets the others go. */
  keepOnly(client: ClientBase, cartId: string, seats: readonly TakenSeat[]): Promise<void>
  /** All held seats become the order's, or none. */
  takeFor(
    client: ClientBase,
    cartId: string,
    orderNumber: string,
  ): Promise<Outcome<readonly TakenSeat[], SeatsLost>>
  giveBack(client: ClientBase, orderNumber: string): Promise<void>
  /** An order that was paid late wants the same seats again. */
  takeAgain(
    client: ClientBase,
    orderNumber: string,
    seats: readonly TakenSeat[],
  ): Promise<Outcome<readonly TakenSeat[], SeatsLost>>
}

/** Where nobody chooses seats. */
export const noSeats: SeatClaims = {
  keepOnly: async () => {},
  takeFor: async () => accepted([]),
  giveBack: async () => {},
  takeAgain: async (_client, _number, seats) => accepted(seats),
}
