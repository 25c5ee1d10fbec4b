import type { Pool } from 'pg'
import { keyHash, newCartId, newCartKey } from './cart-key.ts'

export interface CopiedCart {
  readonly id: string
  readonly key: string
}

export const newCart = (): CopiedCart => ({ id: newCartId(), key: newCartKey() })

/** Copies a filled-in cart, each copy with another email address. Simulates many guests who order at the same moment. */
export async function copyCart(pool: Pool, cartId: string, copies: readonly CopiedCart[]): Promise<void> {
  const ids = copies.map(({ id }) => id)
  await pool.query(
    `insert into booking.carts (id, locale, offer_code, agreed_offer, participants, contact, upsells, consents, opened_at, changed_at)
     select copy, locale, offer_code, agreed_offer, participants,
       contact || jsonb_build_object('email', lower(copy) || '@example.com'), upsells, consents, opened_at, changed_at
     from booking.carts, unnest($2::text[]) copy where id = $1`,
    [cartId, ids],
  )
  await pool.query(
    'insert into booking.cart_keys (cart_id, key_hash) select * from unnest($1::text[], $2::bytea[])',
    [ids, copies.map(({ key }) => keyHash(key))],
  )
}
