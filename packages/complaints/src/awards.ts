import { randomUUID } from 'node:crypto'
import {
  type OnBehalf,
  type SecondPerson,
  type SecondPersonRefusal,
  secondPersonRefusal,
} from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { type Award, type AwardRefusal, type AwardWarning, awardRefusal, awardWarnings } from './award.ts'
import { awardedOf, awardsOf, endAward, insertAward, lapseAwards, waitingAwards } from './award-rows.ts'
import type { Complaint, ComplaintRefusal } from './complaint.ts'
import { type ComplaintRow, findComplaint } from './complaint-rows.ts'
import { complaintStates } from './complaint-states.ts'
import { type Step, takeStep } from './complaint-steps.ts'
import type { ComplaintsOptions } from './open-complaints.ts'

export type AwardEndRefusal = { readonly code: 'award-ended' } | SecondPersonRefusal

type Done = Outcome<ComplaintRow, ComplaintRefusal | AwardEndRefusal>
type On = (
  number: string,
  work: (client: ClientBase, row: ComplaintRow) => Promise<Done>,
) => Promise<Outcome<Complaint, ComplaintRefusal | AwardEndRefusal>>

/** The step that tells the guest of a decision. */
export function decision(staff: string, text: string, amount: number | null, now: Date): Step {
  const change = { decision: { text, amount, answer: null }, decidedAt: now }
  return { to: 'decided', actor: 'office', staff, text, change, news: 'decided' }
}

/** Amounts that one member decides on and another one confirms. */
export function awarding({ pool, clock, siteUrl, awards }: ComplaintsOptions, on: On) {
  async function factsOf(client: ClientBase, { number, orderNumber, written }: ComplaintRow, amount: number) {
    // First, because it waits for others who decide about this order.
    const awarded = await awardedOf(client, orderNumber, number)
    const order = await awards.amountsOf(client, orderNumber)
    const givenBefore = awarded + (order?.givenAway ?? 0)
    return { amount, claimed: written.amount, price: order?.price ?? 0, givenBefore }
  }

  /** Null: one member of staff may decide it. */
  async function refusalOf(
    client: ClientBase,
    row: ComplaintRow,
    amount: number,
  ): Promise<AwardRefusal | null> {
    return awardRefusal(await factsOf(client, row, amount), awards.secondPersonAbove)
  }

  /** The waiting award of this complaint. */
  async function waiting(client: ClientBase, number: string, id: string): Promise<Award | null> {
    return (await awardsOf(client, number)).find((one) => one.id === id && one.state === 'waiting') ?? null
  }

  return {
    refusalOf,

    verbs: {
      /** What to tell whoever decides on this amount, or confirms it. */
      async warningsOf(number: string, amount: number): Promise<readonly AwardWarning[]> {
        const row = await findComplaint(pool, number)
        if (!row) return []
        const client = await pool.connect()
        try {
          const order = await awards.amountsOf(client, row.orderNumber)
          return awardWarnings({ amount, claimed: row.written.amount, price: order?.price ?? 0 })
        } finally {
          client.release()
        }
      },

      /** An amount that needs a second person waits; an earlier one that still waits is replaced. The guest hears nothing yet. */
      proposeAward: (
        number: string,
        { text: typed, amount }: { readonly text: string; readonly amount: number },
        { by, note }: OnBehalf,
      ) =>
        on(number, async (client, row) => {
          const text = typed.trim()
          if (text === '') return refused({ code: 'text-missing' })
          if (!(complaintStates[row.state] as readonly string[]).includes('decided'))
            return refused({ code: 'state-changed' })
          const refusal = await refusalOf(client, row, amount)
          if (refusal && refusal.code !== 'second-person-needed') return refused(refusal)
          const now = clock()
          await lapseAwards(client, row.id, now)
          await insertAward(client, row.id, { id: randomUUID(), text, amount, by, madeAt: now })
          await note(client)
          return accepted(row)
        }),

      /** Must be another person than the proposer, whom the proposer has not brought in lately. */
      confirmAward: (number: string, id: string, second: SecondPerson) =>
        on(number, async (client, row) => {
          const award = await waiting(client, number, id)
          if (!award) return refused({ code: 'award-ended' })
          const { by, note } = second
          const isIndependent = await second.isIndependentOf(client, award.by.id)
          const refusal = secondPersonRefusal(award.by.id, by.id, isIndependent)
          if (refusal) return refused(refusal)
          const now = clock()
          await endAward(client, id, { state: 'confirmed', by, now })
          await note(client)
          const { text, amount } = award
          return takeStep(client, row, decision(award.by.name, text, amount, now), { now, siteUrl })
        }),

      /** Everybody who may confirm may refuse, and so may the proposer. */
      refuseAward: (number: string, id: string, { by, note }: OnBehalf) =>
        on(number, async (client, row) => {
          if (!(await waiting(client, number, id))) return refused({ code: 'award-ended' })
          await endAward(client, id, { state: 'refused', by, now: clock() })
          await note(client)
          return accepted(row)
        }),

      awardsOf: (number: string) => awardsOf(pool, number),
      waitingAwards: () => waitingAwards(pool),
    },
  }
}
