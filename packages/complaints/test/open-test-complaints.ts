import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { migrateMail } from '@wojaz/mail/server'
import type { Outcome } from '@wojaz/travel/outcome'
import { migrateUploads, openUploads } from '@wojaz/uploads/server'
import type { Complaint, ComplaintRefusal } from '../src/complaint.ts'
import type { WrittenComplaint } from '../src/complaint-form.ts'
import { fileSender, type Submission } from '../src/guest-complaints.ts'
import { migrateComplaints } from '../src/migrate-complaints.ts'
import { openComplaints } from '../src/open-complaints.ts'

const written: WrittenComplaint = {
  category: 'room',
  categoryName: 'Pokój',
  answers: [{ question: 'Numer pokoju', answer: '214' }],
  description: 'Przez cały pobyt nie działała klimatyzacja.',
  reported: { to: 'Rezydentka', on: '2026-05-20' },
  wishes: ['reduction'],
  amount: 100_000,
  iban: 'PL61109010140000071219812874',
}

export const order = 'W402917652'

export function value(outcome: Outcome<Complaint, ComplaintRefusal>): Complaint {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

export type TestComplaints = Awaited<ReturnType<typeof openTestComplaints>>

/** The complaints package with a separate database, at noon until the test moves the clock. */
export async function openTestComplaints() {
  const { url, drop } = await createTestDatabase()
  const { pool, close } = openDatabase({ url, applicationName: 'test', onError() {} })
  await migrateMail(pool)
  await migrateUploads(pool)
  await migrateComplaints(pool)
  const folder = await mkdtemp(join(tmpdir(), 'complaints-'))
  let now = Date.parse('2026-06-01T12:00:00Z')
  // Every call advances the clock by a millisecond, so that events have an order.
  const clock = () => new Date(now++)
  const uploads = openUploads({ pool, clock, folder, log: { warn() {}, error() {} } })
  const complaints = openComplaints({
    pool,
    clock,
    uploads,
    siteUrl: 'https://wojaz.example',
    log: { warn() {} },
    onEmails() {},
    // All complaints of these tests are about one order.
    awards: {
      secondPersonAbove: 1_000_000_000,
      amountsOf: async () => ({ price: 300_000, givenAway: 0 }),
    },
  })
  const newCustomer = () => {
    const id = randomUUID()
    return { id, email: `${id.slice(0, 8)}@wojaz.example` }
  }
  return {
    complaints,
    office: complaints.office,
    pool,
    uploads,
    newCustomer,
    async submitted(customer = newCustomer(), own: Partial<Submission> = {}) {
      const sent: Submission = { customer, orderNumber: order, locale: 'pl', written, ...own }
      return { customer, ...value(await complaints.submit(sent)) }
    },
    passDays(days: number) {
      now += days * 86_400_000
    },
    async sendFile(customerId: string): Promise<string> {
      const pdf = (async function* () {
        yield Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n')
      })()
      const kept = await uploads.keep(pdf, 'rachunek.pdf', {
        for: 'complaint',
        sentBy: fileSender(customerId),
      })
      return kept.ok ? kept.value.id : ''
    },
    async emailsTo(email: string) {
      const { rows } = await pool.query<{ kind: string; subject: string; text: string }>(
        `select kind, subject, contents ->> 'text' as text from mail.emails where recipient = $1 order by queued_at, id`,
        [email],
      )
      return rows
    },
    async close() {
      await close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
