import type { IsoDay } from '@wojaz/travel/dates'
import type { Store } from '../store.ts'

/** Both days are included. */
export interface DaySpan {
  readonly from: IsoDay
  readonly to: IsoDay
}

export const salesGroups = ['day', 'week', 'month', 'destination', 'airport'] as const
export type SalesGroup = (typeof salesGroups)[number]

/** Trips by the day of their first payment. Those cancelled since are counted separately. Money in grosze. */
export interface SalesLine {
  /** First day of the period, or the code of the place. Empty: own transport, or no place. */
  readonly key: string
  /** Polish name of the place. */
  readonly name: string | null
  readonly orders: number
  readonly people: number
  readonly turnover: number
  readonly cancelledOrders: number
  readonly cancelledTurnover: number
}

export interface OrderSteps {
  readonly carts: number
  readonly placed: number
  readonly confirmed: number
}

const counted = `count(order_number) filter (where not is_cancelled)::int as orders,
  coalesce(sum(people) filter (where not is_cancelled), 0)::int as people,
  coalesce(sum(total) filter (where not is_cancelled), 0)::float8 as turnover,
  count(order_number) filter (where is_cancelled)::int as "cancelledOrders",
  coalesce(sum(total) filter (where is_cancelled), 0)::float8 as "cancelledTurnover"`

const figures = ['orders', 'people', 'turnover', 'cancelledOrders', 'cancelledTurnover'] as const
const summed = figures.map((name) => `coalesce(sum("${name}"), 0)::float8 as "${name}"`).join(', ')

/**
 * Every day of the span has a row, also without sales. The days are aggregated first by the index, so that few rows are joined.
 */
const byTime = (unit: 'day' | 'week' | 'month') =>
  `select date_trunc('${unit}', all_days.day)::date::text as key, null as name, ${summed}
   from generate_series($1::date, $2::date, interval '1 day') all_days (day)
     left join (select day, ${counted} from booking.sales where day between $1 and $2 group by day) sold
       on sold.day = all_days.day::date
   group by 1 order by 1`

/** Sorted by revenue, highest first. */
const byPlace = (code: 'country' | 'airport', names: string) =>
  `select coalesce(${code}, '') as key, (select names ->> 'pl' from ${names} known where known.code = sold.${code}) as name,
     orders, people, turnover, "cancelledOrders", "cancelledTurnover"
   from (select ${code}, ${counted} from booking.sales where day between $1 and $2 group by 1) sold
   order by turnover desc, key`

const questions: Readonly<Record<SalesGroup, string>> = {
  day: byTime('day'),
  week: byTime('week'),
  month: byTime('month'),
  destination: byPlace('country', 'offers.places'),
  airport: byPlace('airport', 'offers.airports'),
}

/** Reads sales by the day of the first payment, as the office counts them. */
export function salesReading(store: Store) {
  return {
    async sales({ from, to }: DaySpan, by: SalesGroup): Promise<readonly SalesLine[]> {
      const { rows } = await store.query<SalesLine>(questions[by], [from, to])
      return rows
    },

    /** Counts the carts that were opened in these days (Warsaw time zone), and how many of them were ordered and paid. */
    async orderSteps({ from, to }: DaySpan): Promise<OrderSteps> {
      const { rows } = await store.query<OrderSteps>(
        `select count(*)::int as carts, count(orders.number)::int as placed,
           count(orders.number) filter (where orders.confirmed_at is not null)::int as confirmed
         from booking.carts left join booking.orders on orders.cart_id = carts.id
         where opened_at >= $1::date::timestamp at time zone 'Europe/Warsaw'
           and opened_at < ($2::date + 1)::timestamp at time zone 'Europe/Warsaw'`,
        [from, to],
      )
      return rows[0] ?? { carts: 0, placed: 0, confirmed: 0 }
    },
  }
}
