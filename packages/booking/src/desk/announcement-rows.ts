import { dayOf, type IsoDay } from '@wojaz/travel/dates'
import { draftNotice } from '../notices/draft-notice.ts'
import type { Announcement, NoticeSubstitute } from '../notices/notice.ts'
import { ordersConcerned } from '../notices/notice-rows.ts'
import { mayCallOff } from '../notices/notice-rules.ts'
import { findOrder } from '../orders/order-rows.ts'
import type { NoticeState } from '../states/booking-states.ts'
import type { Store } from '../store.ts'
import { type EmailPreview, noticePreview } from './notice-preview.ts'

/** A flight on one day, as it is sold now. */
export interface DeskFlight {
  readonly id: number
  readonly name: string
  readonly from: string
  readonly to: string
  readonly day: IsoDay
  readonly departureTime: string
  readonly arrivalTime: string
}

/** What the guest of one order would be told. */
export interface Concerned {
  readonly number: string
  readonly name: string
  readonly departureDate: IsoDay
  readonly isSignificant: boolean
  readonly answerBy: Date | null
  /** The law does not allow calling this trip off any more. */
  readonly isTooLate: boolean
}

export interface AnnouncementLine {
  readonly id: string
  readonly facts: Announcement
  readonly saidBy: string
  readonly madeAt: Date
  /** Null: some guests have not been told yet. */
  readonly doneAt: Date | null
  /** Names and days of the flights. */
  readonly flights: string
  readonly told: number
  readonly open: number
}

export interface AnnouncedNotice {
  readonly number: string
  readonly name: string
  readonly state: NoticeState
  readonly isSignificant: boolean
  readonly answerBy: Date | null
  readonly endedAt: Date | null
}

const announcements = `select announcements.id, facts, said_by as "saidBy", made_at as "madeAt", done_at as "doneAt",
    coalesce((select string_agg(airline || number || ' ' || to_char(day, 'DD.MM.YYYY'), ', ' order by day, id) from offers.flights
      where id = (facts #>> '{trips,flightId}')::int
        or id in (select (flight ->> 'flightId')::int from jsonb_array_elements(facts -> 'flights') flight)), '') as flights,
    (select count(*)::int from booking.notices where announcement_id = announcements.id) as told,
    (select count(*)::int from booking.notices where announcement_id = announcements.id and state = 'open') as open
  from booking.announcements`
const nobody = '00000000-0000-0000-0000-000000000000'

/** Reads which orders a change concerns, and the announcements that were made. */
export function announcementReading(store: Store, clock: () => Date) {
  return {
    async flight(name: string, day: IsoDay): Promise<DeskFlight | null> {
      const { rows } = await store.query<DeskFlight>(
        `select id, airline || number as name, from_airport as "from", to_airport as "to", day::text,
           to_char(departs, 'HH24:MI') as "departureTime", to_char(arrives, 'HH24:MI') as "arrivalTime"
         from offers.flights where airline = $1 and number = $2 and day = $3`,
        [name.slice(0, 2), name.slice(2), day],
      )
      return rows[0] ?? null
    },

    /** Returns what each guest would be told now. Writes nothing. */
    concernedBy: (facts: Announcement): Promise<readonly Concerned[]> =>
      store.read(async (client) => {
        const now = clock()
        const found: Concerned[] = []
        for (const { number } of await ordersConcerned(client, { id: nobody, facts })) {
          const order = await findOrder(client, number)
          const draft = order && draftNotice(order, facts, now)
          if (!order || !draft) continue
          const { offer, contact } = order
          const isTooLate = facts.kind === 'cancellation' && !mayCallOff(facts.reason, offer, dayOf(now))
          found.push({
            number,
            name: `${contact.firstName} ${contact.lastName}`,
            departureDate: offer.departureDate,
            isSignificant: draft.isSignificant,
            answerBy: draft.answerBy,
            isTooLate,
          })
        }
        return found
      }),

    /** Returns the email that the guest of one order would get. */
    emailTo: (
      number: string,
      facts: Announcement,
      substitute: NoticeSubstitute | null = null,
    ): Promise<EmailPreview | null> =>
      store.read(async (client) => {
        const order = await findOrder(client, number)
        const draft = order && draftNotice(order, facts, clock())
        return draft ? noticePreview(order, draft, clock(), substitute) : null
      }),

    /** Returns the newest announcements. */
    async announcements(): Promise<readonly AnnouncementLine[]> {
      const { rows } = await store.query<AnnouncementLine>(
        `${announcements} order by made_at desc, id desc limit 50`,
        [],
      )
      return rows
    },

    async announcement(id: string): Promise<AnnouncementLine | null> {
      const { rows } = await store.query<AnnouncementLine>(`${announcements} where announcements.id = $1`, [
        id,
      ])
      return rows[0] ?? null
    },

    /** Notices that wait for an answer come first, by deadline. */
    async noticesOf(id: string): Promise<readonly AnnouncedNotice[]> {
      const { rows } = await store.query<AnnouncedNotice>(
        `select order_number as number, concat_ws(' ', sold #>> '{contact,firstName}', sold #>> '{contact,lastName}') as name,
           notices.state, is_significant as "isSignificant", answer_by as "answerBy", ended_at as "endedAt"
         from booking.notices join booking.orders on number = order_number
         where announcement_id = $1 order by (notices.state = 'open') desc, answer_by, order_number limit 2000`,
        [id],
      )
      return rows
    },
  }
}
