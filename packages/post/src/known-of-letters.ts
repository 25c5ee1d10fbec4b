import type { KnownOfPerson } from '@wojaz/database'

/** What the post keeps of somebody, by their address. */
export const knownOfLetters: readonly KnownOfPerson[] = [
  {
    name: 'letters',
    tables: ['post.letters'],
    async read(client, { email }) {
      const { rows } = await client.query(
        `select subject, queued_at as "writtenAt", state from post.letters
         where lower(recipient) = lower($1) and recipient <> '' order by queued_at desc`,
        [email],
      )
      return rows
    },
    /** Names of letters stay, which say of no one: what was written once is not written again. */
    async erase(client, { email }) {
      const of = `lower(recipient) = lower($1) and recipient <> ''`
      await client.query(
        `delete from post.attachments where letter_id in (select id from post.letters where ${of})`,
        [email],
      )
      await client.query(`delete from post.letters where ${of} and (once_as is null or state = 'waiting')`, [
        email,
      ])
      await client.query(
        `update post.letters set recipient = '', subject = null, contents = null where ${of}`,
        [email],
      )
      // What the office was told of them, and could not be told yet or any more.
      await client.query(`delete from post.letters where strpos(lower(contents::text), lower($1)) > 0`, [
        email,
      ])
    },
    /** What an order owes them leaves first. */
    async isUnderWay(client, { email }) {
      const { rows } = await client.query<{ waits: boolean }>(
        `select exists (select from post.letters
           where lower(recipient) = lower($1) and state = 'waiting' and once_as is not null) as waits`,
        [email],
      )
      return rows[0]?.waits ?? false
    },
  },
  {
    name: 'consents',
    tables: ['post.subscriptions', 'post.consents'],
    async read(client, { email }) {
      const { rows } = await client.query(
        `select list, email, first_name as "firstName", phone, wish, subscriptions.state, channel, html as wording,
           given_at as "givenAt", consents.confirmed_at as "confirmedAt", withdrawn_at as "withdrawnAt"
         from post.subscriptions left join post.consents on subscription_id = subscriptions.id
           left join post.wordings on code = wording
         where lower(email) = lower($1) order by given_at`,
        [email],
      )
      return rows
    },
    async erase(client, { email }) {
      await client.query('delete from post.subscriptions where lower(email) = lower($1)', [email])
    },
  },
  {
    name: 'messages',
    tables: ['post.messages'],
    async read(client, { email }) {
      const { rows } = await client.query(
        `select reference, topic, name, email, phone, reservation, body as message, received_at as "writtenAt"
         from post.messages where lower(email) = lower($1) order by received_at`,
        [email],
      )
      return rows
    },
    async erase(client, { email }) {
      await client.query('delete from post.messages where lower(email) = lower($1)', [email])
    },
  },
]
