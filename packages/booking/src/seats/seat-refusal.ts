import type { PassengerKind } from '@wojaz/travel/party'
import type { CabinClass } from '@wojaz/travel/trip'
import { type CabinLayout, type Seat, seatNamed } from './cabin-layout.ts'

/** A seat that a traveller wants. */
export interface SeatWish {
  readonly seat: string
  readonly person: number
}

/** The travellers who need seats, and their class. */
export interface SeatedParty {
  readonly passengers: readonly PassengerKind[]
  readonly cabin: CabinClass
}

export type SeatRefusal =
  | 'no-such-seat'
  | 'no-such-person'
  | 'infant-sits-on-a-lap'
  | 'other-class'
  | 'exit-row-is-for-adults'
  | 'lap-in-exit-row'
  | 'seat-twice'
  | 'person-twice'

/** Returns why this traveller may not have that seat, or null. It checks only the seat itself. */
export function seatRefusal(seat: Seat, person: number, party: SeatedParty): SeatRefusal | null {
  const kind = party.passengers[person]
  if (kind === undefined) return 'no-such-person'
  if (kind === 'INFANT') return 'infant-sits-on-a-lap'
  if (seat.cabin !== party.cabin) return 'other-class'
  return seat.isExitRow && kind !== 'ADULT' ? 'exit-row-is-for-adults' : null
}

/**
 * Returns the first wish that is not possible, with the reason. It also checks the whole party: adults at an exit may not have an
 * infant on the lap, so there must be an adult elsewhere for each infant.
 */
export function wishesRefusal(
  layout: CabinLayout,
  wishes: readonly SeatWish[],
  party: SeatedParty,
): (SeatWish & { readonly refusal: SeatRefusal }) | null {
  let adultsByExits = 0
  const infants = party.passengers.filter((kind) => kind === 'INFANT').length
  const adults = party.passengers.filter((kind) => kind === 'ADULT').length
  for (const [place, wish] of wishes.entries()) {
    const before = wishes.slice(0, place)
    const seat = seatNamed(layout, wish.seat)
    if (seat?.isExitRow) adultsByExits++
    const refusal: SeatRefusal | null = !seat
      ? 'no-such-seat'
      : before.some((other) => other.seat === wish.seat)
        ? 'seat-twice'
        : before.some((other) => other.person === wish.person)
          ? 'person-twice'
          : (seatRefusal(seat, wish.person, party) ??
            (infants > 0 && seat.isExitRow && adults - adultsByExits < infants ? 'lap-in-exit-row' : null))
    if (refusal) return { ...wish, refusal }
  }
  return null
}
