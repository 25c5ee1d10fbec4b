import { decideInTransaction, inTransaction } from '@wojaz/database'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { claimUploads } from '@wojaz/uploads/server'
import type { ClientBase } from 'pg'
import type { Complaint, ComplaintRefusal, ComplaintStory } from './complaint.ts'
import { deadlineFrom } from './complaint-clock.ts'
import type { WrittenComplaint } from './complaint-form.ts'
import { newComplaintNumber } from './complaint-number.ts'
import {
  type ComplaintRow,
  complaintsOfCustomer,
  eventsOf,
  findComplaint,
  insertComplaint,
  insertEvent,
  lockComplaint,
} from './complaint-rows.ts'
import { type Step, takeStep, tell } from './complaint-steps.ts'
import type { ComplaintsOptions } from './open-complaints.ts'

export interface Submission {
  readonly customer: { readonly id: string; readonly email: string }
  readonly orderNumber: string
  readonly locale: Locale
  readonly written: WrittenComplaint
  /** Ids of files that were uploaded as `fileSender(customer.id)`. */
  readonly files?: readonly string[]
}

const mostOpen = 5
const sameWithinMs = 10 * 60_000
const fileRefusals = {
  'upload-unknown': 'files-unknown',
  'too-many-files': 'too-many-files',
  'kept-full': 'files-full',
} as const

/** The sender's name for files of a complaint. */
export function fileSender(customerId: string): string {
  return `customer:${customerId}`
}

/** What only the office sees is left out. */
function forGuest({ keeperId: _, paidTo: __, ...complaint }: ComplaintRow): Complaint {
  return complaint
}

/** What guests do with complaints. Complaints of other customers do not exist for them. */
export function guestComplaints({ pool, clock, siteUrl, onEmails, uploads }: ComplaintsOptions) {
  type Done = Outcome<Complaint, ComplaintRefusal>

  async function own(
    number: string,
    customerId: string,
    work: (client: ClientBase, row: ComplaintRow) => Promise<Outcome<ComplaintRow, ComplaintRefusal>>,
  ): Promise<Done> {
    const outcome = await decideInTransaction(pool, async (client) => {
      const row = await lockComplaint(client, number)
      return row?.customerId === customerId
        ? work(client, row)
        : refused({ code: 'complaint-unknown' } as const)
    })
    onEmails()
    return outcome
  }
  const step = (number: string, customerId: string, make: (row: ComplaintRow) => Step) =>
    own(number, customerId, (client, row) => takeStep(client, row, make(row), { now: clock(), siteUrl }))

  return {
    /** Stores the complaint and queues the receipt. Idempotent. */
    async submit({ customer, orderNumber, locale, written, files = [] }: Submission): Promise<Done> {
      const outcome = await decideInTransaction(
        pool,
        async (client): Promise<Outcome<ComplaintRow, ComplaintRefusal>> => {
          const now = clock()
          await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
            `complaint ${customer.id} ${orderNumber}`,
          ])
          const known = (await complaintsOfCustomer(client, customer.id)).filter(
            (one) => one.orderNumber === orderNumber,
          )
          const same = known.find(
            (one) =>
              now.getTime() - one.receivedAt.getTime() < sameWithinMs &&
              one.written.description === written.description &&
              one.written.category === written.category,
          )
          if (same) return accepted(same)
          if (known.filter(({ state }) => state !== 'closed').length >= mostOpen)
            return refused({ code: 'too-many-complaints' })
          const row = await insertComplaint(client, {
            number: newComplaintNumber(),
            customerId: customer.id,
            email: customer.email,
            orderNumber,
            locale,
            written,
            receivedAt: now,
            deadline: deadlineFrom(dayOf(now)),
          })
          await insertEvent(client, row.id, { at: now, actor: 'guest', state: 'received', text: null })
          const owner = { kind: 'complaint', id: row.number } as const
          const claimed = await claimUploads(client, files, owner, {
            sentBy: fileSender(customer.id),
            about: orderNumber,
          })
          if (!claimed.ok) return refused({ code: fileRefusals[claimed.refusal.code] })
          await client.query(
            'delete from complaints.complaint_draft where customer_id = $1 and order_number = $2',
            [customer.id, orderNumber],
          )
          await tell(client, row, 'received', { now, siteUrl })
          return accepted(row)
        },
      )
      onEmails()
      return outcome
    },

    async ofCustomer(customerId: string): Promise<readonly Complaint[]> {
      return (await complaintsOfCustomer(pool, customerId)).map(forGuest)
    },

    async story(number: string, customerId: string): Promise<ComplaintStory | null> {
      const row = await findComplaint(pool, number)
      if (row?.customerId !== customerId) return null
      const files = (await uploads.of('complaint', [number])).get(number) ?? []
      return { ...forGuest(row), events: await eventsOf(pool, row.id), files }
    },

    /** Answers the office's question. */
    async answer(
      number: string,
      customerId: string,
      text: string,
      files: readonly string[] = [],
    ): Promise<Done> {
      if (text.trim() === '') return refused({ code: 'text-missing' })
      return own(number, customerId, async (client, row) => {
        if (row.state !== 'question') return refused({ code: 'state-changed' })
        const owner = { kind: 'complaint', id: number } as const
        const claimed = await claimUploads(client, files, owner, {
          sentBy: fileSender(customerId),
          about: row.orderNumber,
        })
        if (!claimed.ok) return refused({ code: fileRefusals[claimed.refusal.code] })
        const given = { to: 'in-work', actor: 'guest', text: text.trim(), news: null } as const
        return takeStep(client, row, given, { now: clock(), siteUrl })
      })
    },

    /** Accepts the decision; an offered amount is then owed. */
    accept: (number: string, customerId: string): Promise<Done> =>
      own(number, customerId, async (client, row) => {
        if (row.state !== 'decided' || !row.decision) return refused({ code: 'state-changed' })
        const decision = { ...row.decision, answer: 'accepted' } as const
        const change = { decision, owed: decision.amount }
        const agreed = { to: 'closed', actor: 'guest', text: null, news: 'closed', change } as const
        return takeStep(client, row, agreed, { now: clock(), siteUrl })
      }),

    /** The guest does not want an answer any more. */
    withdraw: (number: string, customerId: string): Promise<Done> =>
      step(number, customerId, () => ({ to: 'closed', actor: 'guest', text: null, news: 'closed' })),

    /** The complaint is decided once more, within the same time. */
    async appeal(number: string, customerId: string, text: string): Promise<Done> {
      if (text.trim() === '') return refused({ code: 'text-missing' })
      return step(number, customerId, ({ decision }) => ({
        to: 'appealed',
        actor: 'guest',
        text: text.trim(),
        news: 'received',
        change: {
          deadline: deadlineFrom(dayOf(clock())),
          decision: decision && { ...decision, answer: 'refused' },
        },
      }))
    },

    async saveDraft(
      customerId: string,
      orderNumber: string,
      typed: Readonly<Record<string, unknown>>,
    ): Promise<void> {
      await pool.query(
        `insert into complaints.complaint_draft (customer_id, order_number, typed, saved_at) values ($1, $2, $3, $4)
         on conflict (customer_id, order_number) do update set typed = $3, saved_at = $4`,
        [customerId, orderNumber, typed, clock()],
      )
    },

    async draft(
      customerId: string,
      orderNumber: string,
    ): Promise<{ typed: Record<string, unknown>; savedAt: Date } | null> {
      const { rows } = await pool.query<{ typed: Record<string, unknown>; savedAt: Date }>(
        `select typed, saved_at as "savedAt" from complaints.complaint_draft where customer_id = $1 and order_number = $2`,
        [customerId, orderNumber],
      )
      return rows[0] ?? null
    },

    /** During the trip: stores time and place, and it counts as reported. */
    reportNow: (customerId: string, orderNumber: string, { place, text }: { place: string; text: string }) =>
      inTransaction(pool, async (client) => {
        const now = clock()
        await client.query(
          `insert into complaints.problem_report (customer_id, order_number, place, text, reported_at) values ($1, $2, $3, $4, $5)`,
          [customerId, orderNumber, place, text, now],
        )
        return now
      }),
  }
}
