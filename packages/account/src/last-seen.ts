import type { AccountParts } from './account-parts.ts'

type SeenKind = 'search' | 'offer'

/** Per kind. */
const mostKept = 20

/** What a customer searched for and looked at, merged from all their browsers. */
export function lastSeen({ pool, clock }: AccountParts) {
  return {
    /** Merges the list of one browser, the newest first. An entry that is already known moves to the front. */
    async joinSeen(customerId: string, kind: SeenKind, what: readonly string[]): Promise<void> {
      if (what.length === 0) return
      await pool.query(
        `insert into account.last_seen (customer_id, kind, what, seen_at)
         select $1::uuid, $2::text, what, $4::timestamptz - min(place) * interval '1 ms'
         from unnest($3::text[]) with ordinality as one (what, place) where length(what) <= 2000 group by what
         on conflict (customer_id, kind, what) do update set seen_at = greatest(last_seen.seen_at, excluded.seen_at)`,
        [customerId, kind, what, clock()],
      )
      await pool.query(
        `delete from account.last_seen where customer_id = $1 and kind = $2 and what not in (
           select what from account.last_seen where customer_id = $1 and kind = $2 order by seen_at desc, what limit $3)`,
        [customerId, kind, mostKept],
      )
    },

    /** The newest first. */
    async seenBy(customerId: string, kind: SeenKind): Promise<string[]> {
      const { rows } = await pool.query<{ what: string }>(
        'select what from account.last_seen where customer_id = $1 and kind = $2 order by seen_at desc, what',
        [customerId, kind],
      )
      return rows.map(({ what }) => what)
    },
  }
}
