import { prepared } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { LostSeats } from '../cart.ts'
import type { TakenSeat } from '../order.ts'
import type { Contact, Participant } from '../participant.ts'
import type { Consents } from '../participants/consents.ts'
import { noClaims, type SeatsOfCart } from '../seats/seat-claims.ts'
import type { CartState } from '../states/booking-states.ts'
import type { Wishes } from '../traveller-data/wishes.ts'
import type { ChosenUpsell } from '../upsell.ts'
import { cabinsAlong, cabinsBrought } from '../upsells/cabins-along.ts'
import type { CabinsOf, FlightCabin } from '../upsells/read-cabins.ts'
import { keyHash } from './cart-key.ts'
import { flightsAhead, rememberFlights } from './flights-ahead.ts'

export interface CartRow {
  readonly id: string
  readonly state: CartState
  readonly locale: Locale
  readonly offerCode: string
  /** The price of the offer that the guest agreed to. Upsells are agreed to by adding them. */
  readonly agreedOffer: number
  readonly participants: readonly Participant[]
  readonly contact: Contact | null
  readonly upsells: readonly ChosenUpsell[]
  readonly consents: Consents
  readonly laterEmail: string | null
  readonly lostSeats: LostSeats | null
  readonly wishes: Wishes | null
  readonly bidding: string | null
  readonly promotedUpsells: readonly string[]
  readonly changedAt: Date
}

export type ClosedToYou = { readonly code: 'cart-unknown' | 'cart-not-yours' }

const columns = `id, state, locale, offer_code as "offerCode", agreed_offer as "agreedOffer", participants, contact, upsells,
  consents, later_email as "laterEmail", lost_seats as "lostSeats", wishes, bidding, promoted_upsells as "promotedUpsells",
  changed_at as "changedAt"`

/** A cart as it was read, with the seats that it holds. */
export interface FoundCart {
  readonly row: CartRow
  /** Changes with every update of the row. `saveCart` writes only if the version is unchanged (optimistic locking). */
  readonly version: string
  readonly claims: SeatsOfCart
  /** The classes of its flights, read together with it if the flights were known. */
  readonly cabinsOf: CabinsOf
}

/** Selects a cart: by id and key, or by key alone. */
export interface CartName {
  readonly id?: string
  readonly key: string
}

interface FoundRow extends CartRow {
  readonly version: string
  readonly claims: readonly (TakenSeat & { isHeld: boolean })[] | null
}

/** $1 is now. */
const found = `${columns}, carts.xmin::text as version,
  (select jsonb_agg(jsonb_build_object('flightId', flight_id, 'seat', seat, 'person', person, 'price', price,
      'isHeld', held_until > $1) order by flight_id, person)
    from booking.seat_claims where cart_id = id and order_number is null) as claims`

const cartByName = `select ${found}, ${cabinsAlong('$4')} as cabins,
    exists (select from booking.cart_keys where cart_id = id and key_hash = $2) as "isTheirs"
  from booking.carts where id = coalesce($3, (select cart_id from booking.cart_keys where key_hash = $2))`
const readByName = { '': prepared(cartByName), 'for update': prepared(`${cartByName} for update`) }

/** Requires one of the keys of the cart. */
export async function readCart(
  client: ClientBase,
  { id, key }: CartName,
  now: Date,
  lock: '' | 'for update' = '',
): Promise<Outcome<FoundCart, ClosedToYou>> {
  const hash = keyHash(key)
  const flightIds = flightsAhead(hash)
  const { rows } = await client.query<
    FoundRow & { isTheirs: boolean; cabins: readonly FlightCabin[] | null }
  >(readByName[lock]([now, hash, id ?? null, flightIds]))
  const [row] = rows
  if (!row) return refused({ code: 'cart-unknown' })
  const { isTheirs, cabins, ...cart } = row
  if (!isTheirs) return refused({ code: 'cart-not-yours' })
  const brought = cabinsBrought(client, { flightIds, rows: cabins })
  const cabinsOf: CabinsOf = (wanted) => {
    rememberFlights(hash, wanted)
    return brought(wanted)
  }
  return accepted(foundCart(cart, cabinsOf))
}

function foundCart({ version, claims, ...row }: FoundRow, cabinsOf: CabinsOf): FoundCart {
  const seats = (wanted: boolean) =>
    (claims ?? []).filter(({ isHeld }) => isHeld === wanted).map(({ isHeld: _, ...seat }) => seat)
  const seatsOfCart = claims ? { held: seats(true), ranOut: seats(false) } : noClaims
  return { row, version, claims: seatsOfCart, cabinsOf }
}

const openOrMake = prepared(
  `with known as (
     select id, key_hash from booking.cart_keys join booking.carts on id = cart_id
     where key_hash = any($2::bytea[]) and state = 'open' and offer_code = $3 order by changed_at desc limit 1
   ), made as (
     insert into booking.carts (id, locale, offer_code, agreed_offer, participants, contact, upsells, consents, lost_seats,
       opened_at, changed_at, bidding, promoted_upsells, wishes)
     select $5, $6, $3, $7::int, $8::jsonb, $9::jsonb, $10::jsonb, $11::jsonb, $12::jsonb, $1, $1, $13, $14::text[], $15::jsonb
     where not exists (select from known)
     returning id
   ), key as (
     insert into booking.cart_keys (key_hash, cart_id) select $4::bytea, id from made
   )
   select open.*, ${cabinsAlong('$16')} as cabins
   from (select) always
     left join (select ${found}, key_hash as "keyHash" from known join booking.carts using (id)) open on true`,
)

type OpenRow = FoundRow & { readonly keyHash: Buffer }
/** All columns of the cart are null if there is none. */
type MaybeOpen = (OpenRow | { readonly [Column in keyof OpenRow]: null }) & {
  readonly cabins: readonly FlightCabin[] | null
}

/**
 * Returns the newest open cart for the offer that one of these keys opens. Otherwise stores this new cart with its key. Reads the
 * classes of the offer's flights, too.
 */
export async function openOrMakeCart(
  client: ClientBase,
  row: CartRow,
  key: string,
  keys: readonly string[],
  flightIds: readonly number[],
): Promise<FoundCart & { readonly key: string; readonly isNew: boolean }> {
  const { rows } = await client.query<MaybeOpen>(
    openOrMake([
      ...[row.changedAt, keys.map(keyHash), row.offerCode, keyHash(key), row.id, row.locale, row.agreedOffer],
      ...[JSON.stringify(row.participants), row.contact, JSON.stringify(row.upsells), row.consents],
      ...[row.lostSeats, row.bidding, row.promotedUpsells, row.wishes, flightIds],
    ]),
  )
  const { cabins, ...open } = rows[0] as MaybeOpen
  const cabinsOf = cabinsBrought(client, { flightIds, rows: cabins })
  const known = open.id === null ? undefined : keys.find((one) => keyHash(one).equals(open.keyHash))
  rememberFlights(keyHash(known ?? key), flightIds)
  if (open.id === null || known === undefined)
    return { row, version: '', claims: noClaims, cabinsOf, key, isNew: true }
  const { keyHash: _hash, ...cart } = open
  return { ...foundCart(cart, cabinsOf), key: known, isNew: false }
}

/** Returns the id of the cart that one key opens, for API calls that send only the key. */
export async function findCartId(client: ClientBase, key: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    'select cart_id as id from booking.cart_keys where key_hash = $1',
    [keyHash(key)],
  )
  return rows[0]?.id ?? null
}

/** Returns what the link had brought to the cart of an order. */
export async function arrivalOfOrder(
  client: ClientBase,
  number: string,
): Promise<Pick<CartRow, 'bidding' | 'promotedUpsells'>> {
  const { rows } = await client.query<Pick<CartRow, 'bidding' | 'promotedUpsells'>>(
    `select bidding, promoted_upsells as "promotedUpsells"
     from booking.carts join booking.orders on cart_id = id where number = $1`,
    [number],
  )
  return rows[0] ?? { bidding: null, promotedUpsells: [] }
}

/** Returns false when the cart has been deleted. */
export async function addKey(client: ClientBase, cartId: string, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into booking.cart_keys (key_hash, cart_id) select $1, id from booking.carts where id = $2',
    [keyHash(key), cartId],
  )
  return rowCount === 1
}

const save = prepared(
  `update booking.carts set offer_code = $3, agreed_offer = $4, participants = $5, contact = $6, upsells = $7,
     consents = $8, later_email = $9, changed_at = $10, lost_seats = $11, bidding = $12, promoted_upsells = $13, locale = $14,
     wishes = $15
   where id = $1 and xmin::text = $2`,
)

/** Returns false and writes nothing when the cart has changed since it was read. */
export async function saveCart(client: ClientBase, row: CartRow, version: string): Promise<boolean> {
  const { rowCount } = await client.query(
    save([
      ...[row.id, version, row.offerCode, row.agreedOffer, JSON.stringify(row.participants), row.contact],
      ...[JSON.stringify(row.upsells), row.consents, row.laterEmail, row.changedAt, row.lostSeats],
      ...[row.bidding, row.promotedUpsells, row.locale, row.wishes],
    ]),
  )
  return rowCount === 1
}
