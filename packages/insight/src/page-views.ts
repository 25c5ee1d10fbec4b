import type { Database } from '@wojaz/database'
import type { IsoDay } from '@wojaz/travel/dates'
import type { CountedEvent } from './counted-event.ts'

/** Pages that are counted together. */
export interface PageKind {
  readonly name: string
  /**
   * `sum`: each event is one view. `most`: a page has several parts, and each view counts every part at most once, so the views
   * are the highest count of a part.
   */
  readonly by: 'sum' | 'most'
  readonly event: CountedEvent['event']
  /** Their paths as `like` patterns; one match is enough. */
  readonly pages: readonly string[]
}

/** How often pages were viewed by guests who agreed to be counted; both days inclusive. In the order of the kinds. */
export function readingPageViews(pool: Database['pool']) {
  return async function pageViews(
    { from, to }: { readonly from: IsoDay; readonly to: IsoDay },
    kinds: readonly PageKind[],
  ): Promise<readonly number[]> {
    const { rows } = await pool.query<{ views: number }>(
      `with pages as materialized (
         select event, page, sum(sum)::bigint as sum, sum(most)::bigint as most from (
           select event, page, sum(count) as sum, max(count) as most from insight.event_count
           where day between $1 and $2 and event = any($3::text[]) group by day, event, page) days
         group by event, page
       )
       select coalesce((
         select sum(case kind.count_by when 'sum' then pages.sum else pages.most end) from pages
         where pages.event = kind.event and pages.page like any(array(select jsonb_array_elements_text(kind.pages)))), 0)::float8 as views
       from unnest($3::text[], $4::text[], $5::jsonb[]) with ordinality kind (event, count_by, pages, nth)
       order by nth`,
      [
        ...[from, to, kinds.map(({ event }) => event), kinds.map(({ by }) => by)],
        kinds.map(({ pages }) => JSON.stringify(pages)),
      ],
    )
    return rows.map(({ views }) => views)
  }
}
