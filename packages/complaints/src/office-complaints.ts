import { decideInTransaction } from '@wojaz/database'
import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { awarding, decision } from './awards.ts'
import type {
  Complaint,
  ComplaintHandover,
  ComplaintRefusal,
  ComplaintStory,
  KeptComplaint,
  ProblemReport,
} from './complaint.ts'
import { type ComplaintClock, clockOf, complaintDays } from './complaint-clock.ts'
import {
  type ComplaintRow,
  complaintsToAnswer,
  complaintsToPay,
  eventsOf,
  findComplaint,
  insertEvent,
  lockComplaint,
  unansweredSince,
  updateComplaint,
} from './complaint-rows.ts'
import { type Step, takeStep, tell } from './complaint-steps.ts'
import type { ComplaintsOptions } from './open-complaints.ts'

/** What staff do with complaints; the office checks who they are and what they may do. */
export function officeComplaints(options: ComplaintsOptions) {
  const { pool, clock, siteUrl, onEmails, uploads } = options
  type Done = Outcome<Complaint, ComplaintRefusal>

  async function locked<Refusal>(
    number: string,
    work: (client: ClientBase, row: ComplaintRow) => Promise<Outcome<ComplaintRow, Refusal>>,
  ): Promise<Outcome<ComplaintRow, Refusal | { readonly code: 'complaint-unknown' }>> {
    const outcome = await decideInTransaction<
      Outcome<ComplaintRow, Refusal | { readonly code: 'complaint-unknown' }>
    >(pool, async (client) => {
      const row = await lockComplaint(client, number)
      return row ? work(client, row) : refused({ code: 'complaint-unknown' })
    })
    onEmails()
    return outcome
  }
  const on = (
    number: string,
    work: (client: ClientBase, row: ComplaintRow) => Promise<Outcome<ComplaintRow, ComplaintRefusal>>,
  ): Promise<Done> => locked(number, work)
  const awards = awarding(options, locked)
  const step = (number: string, taken: Step) =>
    on(number, (client, row) => takeStep(client, row, taken, { now: clock(), siteUrl }))
  const said = async (text: string, then: (text: string) => Promise<Done>): Promise<Done> =>
    text.trim() === '' ? refused({ code: 'text-missing' }) : then(text.trim())

  return {
    /** Complaints that wait for an answer, the most urgent first, with their clock. `keeper` null: those without a keeper. */
    async queue(
      keeper?: string | null,
    ): Promise<readonly (KeptComplaint & { readonly clock: ComplaintClock | null })[]> {
      const today = dayOf(clock())
      return (await complaintsToAnswer(pool, keeper)).map((row) => ({ ...row, clock: clockOf(row, today) }))
    },

    /** Agreed amounts to be paid to the guest's account. */
    toPay: (): Promise<readonly Complaint[]> => complaintsToPay(pool),

    async read(number: string): Promise<(ComplaintStory & KeptComplaint) | null> {
      const row = await findComplaint(pool, number)
      if (!row) return null
      const files = (await uploads.of('complaint', [number])).get(number) ?? []
      return { ...row, events: await eventsOf(pool, row.id), files }
    },

    /** Reports made during the trip, as evidence. */
    async reportsOf(orderNumber: string): Promise<readonly ProblemReport[]> {
      const { rows } = await pool.query<ProblemReport>(
        `select place, text, reported_at as "reportedAt" from complaints.problem_report where order_number = $1 order by id`,
        [orderNumber],
      )
      return rows
    },

    /** The member of staff becomes its keeper, unless somebody else is. */
    takeUp: (number: string, staff: { readonly id: string; readonly name: string }): Promise<Done> =>
      on(number, async (client, row) => {
        if (row.keeperId !== null && row.keeperId !== staff.id) return refused({ code: 'keeper-changed' })
        const { id: keeperId, name } = staff
        const taken: Step = {
          to: 'in-work',
          actor: 'office',
          staff: name,
          text: null,
          news: null,
          change: { keeperId },
        }
        return takeStep(client, row, taken, { now: clock(), siteUrl })
      }),

    /**
     * Takes a complaint, hands it over or gives it back. `from` is the keeper when the page was rendered, so that of two
     * concurrent changes one is refused.
     */
    assign: (
      number: string,
      by: string,
      { from, to, note }: { from: string | null; to: string | null; note: string | null },
    ): Promise<Done> =>
      on(number, async (client, row) => {
        if (row.state === 'closed') return refused({ code: 'state-changed' })
        if (row.keeperId === to) return accepted(row)
        if (row.keeperId !== from) return refused({ code: 'keeper-changed' })
        await updateComplaint(client, row.id, { keeperId: to })
        await client.query(
          'insert into complaints.handover (complaint_id, at, by_id, to_id, note) values ($1, $2, $3, $4, $5)',
          [row.id, clock(), by, to, note],
        )
        return accepted({ ...row, keeperId: to })
      }),

    /** The oldest first. */
    async handovers(number: string): Promise<readonly ComplaintHandover[]> {
      const { rows } = await pool.query<ComplaintHandover>(
        `select at, by_id as by, to_id as to, note from complaints.handover
         where complaint_id = (select id from complaints.complaint where number = $1) order by handover.id`,
        [number],
      )
      return rows
    },

    ask: (number: string, staff: string, question: string): Promise<Done> =>
      said(question, (text) =>
        step(number, { to: 'question', actor: 'office', staff, text, news: 'question' }),
      ),

    ...awards.verbs,

    /** The decision, with the offered amount in grosze; null: none. Refused if the amount needs a second person. */
    decide: (
      number: string,
      staff: string,
      { text: answer, amount }: { readonly text: string; readonly amount: number | null },
    ): Promise<Done> =>
      said(answer, async (text) => {
        return on(number, async (client, row) => {
          const refusal = amount === null ? null : await awards.refusalOf(client, row, amount)
          if (refusal) return refused(refusal)
          const now = clock()
          return takeStep(client, row, decision(staff, text, amount, now), { now, siteUrl })
        })
      }),

    close: (number: string, staff: string, reason: string): Promise<Done> =>
      said(reason, (text) => step(number, { to: 'closed', actor: 'office', staff, text, news: 'closed' })),

    /** The agreed amount was sent by transfer, to the guest's account or to the one that was asked for. Idempotent. */
    markPaid: (number: string, staff: string, account: string | null = null): Promise<Done> =>
      on(number, async (client, row) => {
        if (row.owed === null) return refused({ code: 'state-changed' })
        if (row.paidAt) return accepted(row)
        if (!row.written.iban && !account) return refused({ code: 'account-missing' })
        const now = clock()
        await updateComplaint(client, row.id, { paidAt: now, paidTo: row.written.iban ? null : account })
        await insertEvent(client, row.id, { at: now, actor: 'office', staff, state: row.state, text: null })
        await tell(client, row, 'paid', { now, siteUrl })
        return accepted({ ...row, paidAt: now })
      }),

    /** Closes decisions that guests left unanswered; returns how many. */
    async lapse(): Promise<number> {
      const before = new Date(clock().getTime() - complaintDays.answered * 86_400_000)
      let lapsed = 0
      for (const number of await unansweredSince(pool, before)) {
        const left = { to: 'closed', actor: 'clock', text: null, news: 'closed' } as const
        const outcome = await on(number, async (client, row) =>
          row.state === 'decided' && row.decidedAt && row.decidedAt < before
            ? takeStep(client, row, left, { now: clock(), siteUrl })
            : refused({ code: 'state-changed' }),
        )
        if (outcome.ok) lapsed++
      }
      return lapsed
    },
  }
}
