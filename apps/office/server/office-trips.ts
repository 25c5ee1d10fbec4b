import type { Order } from '@wojaz/booking'
import type { ChangeRefusal, ChangeWish, OnBehalf, OwnerRefusal, PeopleRefusal } from '@wojaz/booking/server'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Outcome } from '@wojaz/travel/outcome'

type Typed = Readonly<Record<string, string>>

/** The parts of a trip that can be changed, as words of URLs. */
export type TripKind = 'termin' | 'lotnisko' | 'pokoj' | 'osoby'

/** An alternative trip. Money in grosze. */
export interface TripOption {
  readonly offerCode: string
  readonly departureDate: IsoDay
  readonly returnDate: IsoDay
  readonly nights: number
  readonly airport: string | null
  readonly room: string
  readonly board: string
  readonly total: number
  /** Null: this is the booked trip itself. */
  readonly difference: number | null
}

export interface TripOptions {
  readonly options: readonly TripOption[]
  readonly filters: readonly {
    readonly name: string
    readonly chosen: string
    readonly options: readonly string[]
  }[]
}

/** `faults` are messages at fields, `fault` is about the whole form. */
export type WishRefusal =
  | { readonly faults: Readonly<Record<string, string>> }
  | { readonly fault: 'cannotLeave' | 'notOffered' | 'tooMany' | 'noRoomFor' | (string & {}) }

export type PeopleActRefusal =
  | { readonly code: 'form-faulty'; readonly faults: Readonly<Record<string, string>> }
  | {
      readonly code:
        | Exclude<PeopleRefusal['code'], 'needs-quote'>
        | OwnerRefusal['code']
        | ChangeRefusal['code']
    }

/** `quote`: it is another person or another age, so the price must be accepted first. Null: it is done. */
export interface PeopleActed {
  readonly quote: { readonly id: string } | null
}

/** The lists and forms of the guest's pages. The office offers the same as they do. */
export interface OfficeTrips {
  kinds(order: Order): readonly TripKind[]
  /** The fee for a change today, without the difference of prices; null: it is too late. */
  fee(order: Order): number | null
  options(order: Order, kind: Exclude<TripKind, 'osoby'>, search: URLSearchParams): Promise<TripOptions>
  leaving(order: Order): Promise<
    readonly {
      readonly place: number
      readonly name: string
      readonly total: number | null
      readonly difference: number
    }[]
  >
  wish(order: Order, typed: Typed): Promise<Outcome<ChangeWish, WishRefusal>>
  changePerson(
    order: Order,
    person: number,
    typed: Typed,
    behalf: OnBehalf,
  ): Promise<Outcome<PeopleActed, PeopleActRefusal>>
  changeContact(order: Order, typed: Typed, behalf: OnBehalf): Promise<Outcome<PeopleActed, PeopleActRefusal>>
}
