import { type FairShare, isTooMuch, type Kept, keyHash } from '@wojaz/booking/server'
import { prepared } from '@wojaz/database'
import type { ClientBase } from 'pg'
import type { Chosen } from './choose.ts'

/** Whose holds are counted together: of these carts, of this household, of this customer. */
export interface Keeper {
  readonly keys: readonly string[]
  readonly placeKey: string | null
  readonly customerId: string | null
}

const alone = prepared('select booking.keep_alone($1, $2)')

/** Tickets that are requested or held and not paid for; `$5` and `$6` name one start time. */
const kept = prepared(
  `select is_of_time as "isOfTime", coalesce(sum(tickets) filter (where place), 0)::int as place,
     coalesce(sum(tickets) filter (where mailbox), 0)::int as mailbox, coalesce(sum(tickets) filter (where browser), 0)::int as browser
   from (
     select (select sum((kind ->> 'quantity')::int) from jsonb_array_elements(frozen -> 'kinds') kind) as tickets,
       place_key = $1 as place, customer_id = $2::uuid as mailbox, carts.id = any(own.ids) as browser,
       frozen ->> 'productId' = $5 and frozen -> 'choice' ->> 'availabilityId' = $6 as is_of_time
     from (select array(select cart_id from attractions.cart_keys where key_hash = any($3::bytea[])) as ids) own
     join attractions.carts on place_key = $1 or customer_id = $2::uuid or carts.id = any(own.ids)
     join attractions.items on items.cart_id = carts.id
     where carts.state in ('open', 'ordered') and items.state in ('asked', 'on-hold') and left_at is null
       and (held_until is null or held_until > $4)
   ) held group by 1`,
)

interface KeptRow extends Kept {
  readonly isOfTime: boolean
}

/**
 * Whether they would hold more than their share with this item. Locks the household and the customer until the transaction ends.
 */
export async function holdsTooMuch(
  client: ClientBase,
  { keys, placeKey, customerId }: Keeper,
  { frozen }: Pick<Chosen, 'frozen'>,
  { share, now }: { readonly share: FairShare; readonly now: Date },
): Promise<boolean> {
  await client.query(alone([placeKey, customerId]))
  const { rows } = await client.query<KeptRow>(
    kept([placeKey, customerId, keys.map(keyHash), now, frozen.productId, frozen.choice.availabilityId]),
  )
  const more = frozen.kinds.reduce((sum, { quantity }) => sum + quantity, 0)
  const ofTime = rows.filter(({ isOfTime }) => isOfTime)
  return isTooMuch(sumOf(rows), more, share.tickets) || isTooMuch(sumOf(ofTime), more, share.ticketsOfTime)
}

function sumOf(rows: readonly Kept[]): Kept {
  const sum = (scope: keyof Kept) => rows.reduce((count, row) => count + row[scope], 0)
  return { browser: sum('browser'), mailbox: sum('mailbox'), place: sum('place') }
}
