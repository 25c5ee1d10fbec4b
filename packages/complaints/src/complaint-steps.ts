import { mayBecome } from '@wojaz/booking'
import { queueEmail } from '@wojaz/mail/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { lapseAwards } from './award-rows.ts'
import type { ComplaintRefusal } from './complaint.ts'
import { type ComplaintNews, complaintEmail } from './complaint-emails.ts'
import { type ComplaintChange, type ComplaintRow, insertEvent, updateComplaint } from './complaint-rows.ts'
import { type ComplaintState, complaintStates } from './complaint-states.ts'

export interface Step {
  readonly to: ComplaintState
  readonly actor: 'guest' | 'office' | 'clock'
  readonly staff?: string
  readonly text: string | null
  readonly change?: ComplaintChange
  /** The email to the guest; null if it was their own step or there is nothing to tell. */
  readonly news: ComplaintNews | null
}

/**
 * One step of a locked complaint: checks that the table of states allows it, stores it, and queues the email in the same
 * transaction. An amount that still waits for a second person lapses: it was proposed for the complaint as it was.
 */
export async function takeStep(
  client: ClientBase,
  complaint: ComplaintRow,
  { to, actor, staff, text, change = {}, news }: Step,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<Outcome<ComplaintRow, ComplaintRefusal>> {
  if (!mayBecome(complaintStates, complaint.state, to)) return refused({ code: 'state-changed' })
  const whole = { ...change, state: to, ...(to === 'closed' && { closedAt: now }) }
  await lapseAwards(client, complaint.id, now)
  await updateComplaint(client, complaint.id, whole)
  await insertEvent(client, complaint.id, { at: now, actor, staff, state: to, text })
  const after = { ...complaint, ...whole }
  if (news) await tell(client, after, news, { now, siteUrl, text })
  return accepted(after)
}

export async function tell(
  client: ClientBase,
  complaint: ComplaintRow,
  news: ComplaintNews,
  { now, siteUrl, text = null }: { now: Date; siteUrl: string; text?: string | null },
): Promise<void> {
  if (complaint.email)
    await queueEmail(client, complaintEmail(complaint, complaint.email, news, { siteUrl, text }), now)
}
