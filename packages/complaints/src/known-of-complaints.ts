import type { KnownOfPerson } from '@wojaz/database'

/**
 * A person's complaints. They are stored for a year after they are closed (RODO 17.3), without the customer and their bank
 * account.
 */
export const knownOfComplaints: readonly KnownOfPerson[] = [
  {
    name: 'complaints',
    tables: ['complaints.complaint', 'complaints.complaint_event', 'complaints.handover', 'complaints.award'],
    async read(client, { id }) {
      const { rows } = await client.query(
        `select complaint.number, order_number as "orderNumber", complaint.state, received_at as "writtenAt", written ->> 'description' as message,
           array(select name from uploads.upload where owner_kind = 'complaint' and owner_id = complaint.number order by nth) as photos
         from complaints.complaint where customer_id = $1 order by received_at`,
        [id],
      )
      return rows
    },
    async erase(client, { id }) {
      await client.query(
        `with gone as (update complaints.complaint set customer_id = null, email = null, paid_to = null, written = written - 'iban',
           kept_until = (closed_at + interval '1 year')::date
         where customer_id = $1 returning id), unproposed as (delete from complaints.award using gone where complaint_id = gone.id)
         delete from complaints.handover using gone where complaint_id = gone.id`,
        [id],
      )
    },
    /** Before the erasure a complaint must be answered, and what was agreed must be paid. */
    async isUnderWay(client, { id }) {
      const { rows } = await client.query<{ open: boolean }>(
        `select exists (select from complaints.complaint
           where customer_id = $1 and (state <> 'closed' or (owed is not null and paid_at is null))) as open`,
        [id],
      )
      return rows[0]?.open ?? false
    },
  },
  {
    name: 'complaintDrafts',
    tables: ['complaints.complaint_draft'],
    async read(client, { id }) {
      const { rows } = await client.query(
        `select order_number as "orderNumber", saved_at as "writtenAt", typed ->> 'description' as message
         from complaints.complaint_draft where customer_id = $1 order by saved_at`,
        [id],
      )
      return rows
    },
    async erase(client, { id }) {
      await client.query('delete from complaints.complaint_draft where customer_id = $1', [id])
    },
  },
  {
    name: 'problemReports',
    tables: ['complaints.problem_report'],
    async read(client, { id }) {
      const { rows } = await client.query(
        `select order_number as "orderNumber", place, text as message, reported_at as "writtenAt"
         from complaints.problem_report where customer_id = $1 order by id`,
        [id],
      )
      return rows
    },
    async erase(client, { id }) {
      await client.query('delete from complaints.problem_report where customer_id = $1', [id])
    },
  },
]
