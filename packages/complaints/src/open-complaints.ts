import { type Database, type PollingLoop, startPolling } from '@wojaz/database'
import { addDays, type Clock, dayOf } from '@wojaz/travel/dates'
import { removeUploads, type Uploads } from '@wojaz/uploads/server'
import type { ClientBase } from 'pg'
import { guestComplaints } from './guest-complaints.ts'
import { officeComplaints } from './office-complaints.ts'

export interface ComplaintsOptions {
  pool: Database['pool']
  clock: Clock
  log: { warn(facts: object, message: string): void }
  siteUrl: string
  uploads: Pick<Uploads, 'of'>
  awards: {
    /** How much one member of staff may give away of one order, in grosze. */
    readonly secondPersonAbove: number
    /** What the order costs and what was given away of it, in grosze; null: no such order. */
    amountsOf(
      client: ClientBase,
      orderNumber: string,
    ): Promise<{ readonly price: number; readonly givenAway: number } | null>
  }
  /** Called after a commit that queued emails. */
  onEmails(): void
}

export type Complaints = ReturnType<typeof openComplaints>

const everyMs = 15 * 60_000
/** Drafts older than this are deleted. */
const draftDays = 180

/** Complaints of guests: written, answered, agreed or appealed against, paid. Functions for guests and for the office. */
export function openComplaints(options: ComplaintsOptions) {
  const { pool, clock, log } = options
  const office = officeComplaints(options)
  let polling: PollingLoop | null = null

  /** Deletes old drafts, and complaints of erased customers after the time that the law requires. */
  async function tidy(): Promise<void> {
    const today = dayOf(clock())
    await pool.query('delete from complaints.complaint_draft where saved_at < $1', [
      addDays(today, -draftDays),
    ])
    const { rows } = await pool.query<{ number: string }>(
      'delete from complaints.complaint where kept_until < $1 returning number',
      [today],
    )
    for (const { number } of rows) await removeUploads(pool, { kind: 'complaint', id: number })
  }

  return {
    ...guestComplaints(options),
    office,
    tidy,
    start() {
      polling ??= startPolling(
        async () => {
          await office.lapse()
          await tidy()
        },
        everyMs,
        (error) => log.warn({ err: error }, 'complaints were not looked after'),
      )
    },
    async close() {
      await polling?.stop()
    },
  }
}
