import type { SaleChange } from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { OfficeServices } from '../../server/office-services.ts'
import type { SaleFaults, SaleWish } from './sale-form.ts'

/** Turns the typed wish into facts: looks up the flight it names. */
export async function saleOf(
  { desk }: Pick<OfficeServices, 'desk'>,
  wish: SaleWish,
): Promise<Outcome<SaleChange, SaleFaults>> {
  if (!('flight' in wish)) return accepted(wish)
  const flight = await desk.flight(wish.flight, wish.day)
  if (!flight) return refused({ flight: 'W tym dniu nie ma takiego lotu.' })
  const { id: flightId } = flight
  return accepted(
    wish.kind === 'flight'
      ? { kind: wish.kind, flightId }
      : { kind: wish.kind, flightId, cabin: wish.cabin, seats: wish.seats },
  )
}
