import { randomBytes } from 'node:crypto'
import { type Database, inTransaction } from '@wojaz/database'
import { addDays, type Clock, dayOf, type IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { newGuestId, ownerHash } from './list-id.ts'
import { mostSavedOffers } from './wishlist-limits.ts'

export interface OfferToSave {
  offerCode: string
  hotelName: string
  total: number
}

export interface SavedRow extends OfferToSave {
  id: number
  savedOn: IsoDay
}

export interface WishlistFull {
  code: 'wishlist-full'
}

export type Wishlists = ReturnType<typeof openWishlists>

/** Longer than the cookie's age: a list that was not used since then cannot be opened any more. */
const keptDays = 400

/** The saved offers of guests, by the id in their cookie, and of customers, by theirs. The newest comes first. */
export function openWishlists({ pool, clock }: { pool: Database['pool']; clock: Clock }) {
  let tidiedOn: IsoDay | null = null

  async function tidy(today: IsoDay) {
    if (tidiedOn === today) return
    tidiedOn = today
    await pool.query('delete from wishlist.list where used_on < $1', [addDays(today, -keptDays)])
  }

  async function rowsWhere(condition: string, value: unknown): Promise<SavedRow[] | null> {
    const { rows } = await pool.query<SavedRow & { id: string | null }>(
      `select saved.id, offer_code as "offerCode", hotel_name as "hotelName", total,
          to_char(saved_on, 'YYYY-MM-DD') as "savedOn"
        from wishlist.list left join wishlist.saved_offer saved on saved.list_id = list.id
        where ${condition} order by saved.id desc`,
      [value],
    )
    if (rows.length === 0) return null
    return rows.flatMap((row) => (row.id === null ? [] : { ...row, id: Number(row.id) }))
  }

  return {
    /** A guest without a list gets one; returns its id. Saving again changes nothing, not even the stored price. */
    async save(guest: string | null, offer: OfferToSave): Promise<Outcome<string, WishlistFull>> {
      const id = guest ?? newGuestId()
      const today = dayOf(clock())
      await tidy(today)
      const isSaved = await inTransaction(pool, async (client) => {
        const list = await client.query<{ id: string }>(takeList, [ownerHash(id), today])
        const { offerCode, hotelName, total } = offer
        const { rows } = await client.query<{ is_saved: boolean }>(saveOffer, [
          ...[list.rows[0]?.id, offerCode, hotelName, total, today, mostSavedOffers],
        ])
        return rows[0]?.is_saved
      })
      return isSaved ? accepted(id) : refused({ code: 'wishlist-full' })
    },

    /**
     * Moves a guest's list into a customer's. For an offer in both, the earlier row stays, with its price. If the list is full,
     * the oldest offers are left out. Idempotent, also for two tabs at once.
     */
    async merge(guest: string, customer: string): Promise<void> {
      await inTransaction(pool, async (client) => {
        const own = await client.query<{ id: string }>(takeList, [ownerHash(customer), dayOf(clock())])
        const theirs = await client.query<{ id: string; share_token: string | null }>(
          'select id, share_token from wishlist.list where guest_hash = $1 for update',
          [ownerHash(guest)],
        )
        const [into, from] = [own.rows[0]?.id, theirs.rows[0]]
        if (!from) return
        await client.query(forgetLaterTwins, [into, from.id])
        await client.query(moveSaved, [into, from.id, mostSavedOffers])
        await client.query('delete from wishlist.list where id = $1', [from.id])
        await client.query('update wishlist.list set share_token = coalesce(share_token, $2) where id = $1', [
          ...[into, from.share_token],
        ])
      })
    },

    async remove(guest: string, offerCode: string): Promise<void> {
      await pool.query(
        `delete from wishlist.saved_offer using wishlist.list
          where list_id = list.id and guest_hash = $1 and offer_code = $2`,
        [ownerHash(guest), offerCode],
      )
    },

    async ofGuest(guest: string): Promise<SavedRow[]> {
      const hash = ownerHash(guest)
      const today = dayOf(clock())
      await pool.query('update wishlist.list set used_on = $2 where guest_hash = $1 and used_on < $2', [
        ...[hash, today],
      ])
      return (await rowsWhere('guest_hash = $1', hash)) ?? []
    },

    /** Null if no list is shared under this address. */
    ofShared: (token: string): Promise<SavedRow[] | null> => rowsWhere('share_token = $1', token),

    async shareToken(guest: string): Promise<string | null> {
      const { rows } = await pool.query<{ share_token: string | null }>(
        'select share_token from wishlist.list where guest_hash = $1',
        [ownerHash(guest)],
      )
      return rows[0]?.share_token ?? null
    },

    /** The address stays the same until sharing ends; a new start gives another one. */
    async share(guest: string): Promise<void> {
      await pool.query(
        'update wishlist.list set share_token = coalesce(share_token, $2) where guest_hash = $1',
        [ownerHash(guest), randomBytes(16).toString('hex')],
      )
    },

    async endSharing(guest: string): Promise<void> {
      await pool.query('update wishlist.list set share_token = null where guest_hash = $1', [
        ownerHash(guest),
      ])
    },
  }
}

/** Locks the list until the end of the transaction, so that two tabs cannot both take the last place. */
const takeList = `
  insert into wishlist.list (guest_hash, used_on) values ($1, $2)
    on conflict (guest_hash) do update set used_on = excluded.used_on
    returning id`

const saveOffer = `
  with saved as (
    insert into wishlist.saved_offer (list_id, offer_code, hotel_name, total, saved_on)
      select $1, $2, $3, $4, $5
        where (select count(*) from wishlist.saved_offer where list_id = $1) < $6
      on conflict (list_id, offer_code) do nothing
      returning id
  )
  select exists (select from saved)
      or exists (select from wishlist.saved_offer where list_id = $1 and offer_code = $2) as is_saved`

const forgetLaterTwins = `
  delete from wishlist.saved_offer later using wishlist.saved_offer earlier
    where later.list_id in ($1, $2) and earlier.list_id in ($1, $2)
      and later.offer_code = earlier.offer_code and later.id > earlier.id`

const moveSaved = `
  update wishlist.saved_offer set list_id = $1 where id in (
    select id from wishlist.saved_offer where list_id = $2 order by id desc
      limit greatest(0, $3 - (select count(*) from wishlist.saved_offer where list_id = $1)))`
