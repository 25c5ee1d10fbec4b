import { emailKey, isEmail, type KnownOfPerson } from '@wojaz/database'
import { namesAddress } from './names-address.ts'

/** What the package stores of a person, by their address. */
export const knownOfEmails: readonly KnownOfPerson[] = [
  {
    name: 'emails',
    tables: ['mail.emails'],
    async read(client, { email }) {
      const { rows } = await client.query(
        `select subject, queued_at as "writtenAt", state from mail.emails
         where ${isEmail('recipient', '$1')} and recipient <> '' order by queued_at desc`,
        [email],
      )
      return rows
    },
    /** Rows with an idempotency key stay without personal data, so that the same email is not written again. */
    async erase(client, { email }) {
      const of = `${isEmail('recipient', '$1')} and recipient <> ''`
      await client.query(
        `delete from mail.attachments where email_id in (select id from mail.emails where ${of})`,
        [email],
      )
      await client.query(
        `delete from mail.emails where ${of} and (idempotency_key is null or state = 'waiting')`,
        [email],
      )
      await client.query(
        `update mail.emails set recipient = '', subject = null, contents = null where ${of}`,
        [email],
      )
      // Emails to the office about them that are still stored.
      await client.query(
        `delete from mail.emails where exists (
           select from jsonb_path_query(contents, 'strict $.**') as part
           where jsonb_typeof(part) = 'string' and ${emailKey("(part #>> '{}')")} ~ $1)`,
        [namesAddress(email)],
      )
    },
    /** Emails about an order must be sent first. */
    async isUnderWay(client, { email }) {
      const { rows } = await client.query<{ waits: boolean }>(
        `select exists (select from mail.emails
           where ${isEmail('recipient', '$1')} and state = 'waiting' and idempotency_key is not null) as waits`,
        [email],
      )
      return rows[0]?.waits ?? false
    },
  },
  {
    name: 'consents',
    tables: ['mail.subscriptions', 'mail.consents'],
    async read(client, { email }) {
      const { rows } = await client.query(
        `select list, email, first_name as "firstName", phone, wish, subscriptions.state, channel, html as wording,
           given_at as "givenAt", consents.confirmed_at as "confirmedAt", withdrawn_at as "withdrawnAt"
         from mail.subscriptions left join mail.consents on subscription_id = subscriptions.id
           left join mail.wordings on code = wording
         where ${isEmail('email', '$1')} order by given_at`,
        [email],
      )
      return rows
    },
    async erase(client, { email }) {
      await client.query(`delete from mail.subscriptions where ${isEmail('email', '$1')}`, [email])
    },
  },
  {
    name: 'messages',
    tables: ['mail.messages'],
    async read(client, { email }) {
      const { rows } = await client.query(
        `select reference, topic, name, email, phone, reservation, body as message, received_at as "writtenAt"
         from mail.messages where ${isEmail('email', '$1')} order by received_at`,
        [email],
      )
      return rows
    },
    async erase(client, { email }) {
      await client.query(`delete from mail.messages where ${isEmail('email', '$1')}`, [email])
    },
  },
]
