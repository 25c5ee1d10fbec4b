import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Store } from '../store.ts'

/** Reasons why nobody has to travel to a place. The dictionary has a text for each. */
export const circumstanceReasons = ['disaster', 'epidemic', 'unrest', 'closed'] as const
export type CircumstanceReason = (typeof circumstanceReasons)[number]

/** Travellers who are to be at the place on one of these days can cancel free of charge. */
export interface Circumstance {
  readonly id: string
  /** The code of a country, region or resort. */
  readonly destination: string
  readonly reason: CircumstanceReason
  readonly from: IsoDay
  readonly until: IsoDay
}

export type CircumstanceWish = Omit<Circumstance, 'id'> & {
  /** The member of staff who declared it. */
  readonly by: string
  /** Idempotency key: with the same key it is declared once. */
  readonly as?: string | null
}

/** A circumstance that is in force, as the office sees it. */
export interface CircumstanceLine extends Circumstance {
  readonly declaredBy: string
  readonly declaredAt: Date
  /** How many guests got an email about it. */
  readonly told: number
}

export type CircumstanceRefusal = { readonly code: 'destination-missing' | 'dates-inverted' }

/**
 * SQL condition: a row of `booking.orders` is a trip to the place of a row of `booking.circumstances`, on one of its days. A
 * flight alone is not a package, so the law does not cover it.
 */
export const leadsThere = `sold #>> '{offer,hotelCode}' <> ''
    and from_day <= (sold -> 'offer' ->> 'returnDate')::date
    and until_day >= (sold -> 'offer' ->> 'departureDate')::date
    and sold -> 'offer' -> 'breadcrumbs' @> jsonb_build_array(jsonb_build_object('code', destination))`

/** SQL expression: the oldest circumstance that is in force for the trip of a row of `booking.orders`, or null. */
export const circumstanceOfOrder = `(
  select jsonb_build_object('id', id::text, 'destination', destination, 'reason', reason, 'from', from_day, 'until', until_day)
  from booking.circumstances
  where ended_at is null and ${leadsThere}
  order by id limit 1)`

/** SQL condition: a row of `booking.circumstances` has not ended on this day. */
export const holdsOn = (day: string) => `ended_at is null and until_day >= ${day}::text::date`

/** Lets the office declare an extraordinary circumstance at a place, and end it. */
export function declaringCircumstances(store: Store, clock: () => Date, onDeclared: () => void) {
  return {
    /** The polling loop that starts afterwards sends the emails. This call does not wait for it. */
    async declareCircumstance({
      destination,
      reason,
      from,
      until,
      by,
      as = null,
    }: CircumstanceWish): Promise<Outcome<Circumstance, CircumstanceRefusal>> {
      if (destination.trim() === '') return refused({ code: 'destination-missing' })
      if (from > until) return refused({ code: 'dates-inverted' })
      const { rows } = await store.query<{ id: string }>(
        `with declared as (
           insert into booking.circumstances (destination, reason, from_day, until_day, declared_by, declared_at, declared_as)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (declared_as) do nothing returning id)
         select id::text from declared union all select id::text from booking.circumstances where declared_as = $7`,
        [destination.trim(), reason, from, until, by, clock(), as],
      )
      onDeclared()
      return accepted({ id: rows[0]?.id ?? '', destination: destination.trim(), reason, from, until })
    },

    /** True when this idempotency key was used, even if the circumstance has ended. */
    async isCircumstanceDeclared(as: string): Promise<boolean> {
      const { rowCount } = await store.query('select from booking.circumstances where declared_as = $1', [as])
      return rowCount === 1
    },

    /**
     * Ends a circumstance: cancelling costs the usual fee again. Returns false when there is none with this id, or it has already
     * ended.
     */
    async endCircumstance(id: string, by: string): Promise<boolean> {
      const { rowCount } = await store.query(
        `update booking.circumstances set ended_by = $2, ended_at = $3 where id::text = $1 and ${holdsOn('$4')}`,
        [id, by, clock(), dayOf(clock())],
      )
      return rowCount === 1
    },

    /** Returns the circumstances in force, newest first. */
    async circumstances(): Promise<readonly CircumstanceLine[]> {
      const { rows } = await store.query<CircumstanceLine>(
        `select id::text, destination, reason, from_day::text as "from", until_day::text as "until",
           declared_by as "declaredBy", declared_at as "declaredAt",
           (select count(*)::int from booking.circumstances_told where circumstance_id = circumstances.id) as told
         from booking.circumstances where ${holdsOn('$1')} order by circumstances.id desc limit 200`,
        [dayOf(clock())],
      )
      return rows
    },
  }
}
