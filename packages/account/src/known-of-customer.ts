import type { KnownOfPerson } from '@wojaz/database'

/** A table of the account whose rows are deleted with the customer; `columns` go into the copy for its owner. */
function rowsOf(name: string, table: string, columns: string, more = ''): KnownOfPerson {
  return {
    name,
    tables: [`account.${table}`],
    async read(client, { id }) {
      const { rows } = await client.query(
        `select ${columns} from account.${table} where customer_id = $1 ${more}`,
        [id],
      )
      return rows
    },
  }
}

/** Everything the account stores. Passwords and tokens are not listed: only hashes of them are stored. */
export const knownOfCustomer: readonly KnownOfPerson[] = [
  rowsOf(
    'sessions',
    'sessions',
    'browser, place, begun_at as "begunAt", seen_at as "seenAt", proven_at as "provenAt"',
    'order by seen_at desc',
  ),
  rowsOf('emailLinks', 'one_time_tokens', 'purpose, until', 'order by until'),
  rowsOf('loginCodes', 'login_codes', 'until, tries, emails', 'order by until'),
  // Networks are stored as hashes, so not even their owner can read them.
  rowsOf('knownPlaces', 'known_places', 'seen_at as "seenAt"', 'order by seen_at desc'),
  rowsOf('dataCopies', 'data_copies', 'asked_at as "askedAt", state, until', 'order by asked_at'),
  rowsOf('lastSeen', 'last_seen', 'kind, what, seen_at as "seenAt"', 'order by seen_at desc'),
  rowsOf(
    'companions',
    'companions',
    `first_name as "firstName", last_name as "lastName", to_char(birth_date, 'YYYY-MM-DD') as "birthDate", title,
     document is not null as "hasDocument", saved_at as "savedAt"`,
    'order by saved_at',
  ),
  rowsOf(
    'agreements',
    'agreements',
    'channel, is_given as "isGiven", wording, at as "givenAt"',
    'order by id',
  ),
  rowsOf(
    'linkedLogins',
    'identities',
    'provider, email, linked_at as "linkedAt", used_at as "usedAt"',
    'order by linked_at',
  ),
  rowsOf(
    'passkeys',
    'passkeys',
    'name, is_backed_up as "isBackedUp", added_at as "addedAt", used_at as "usedAt"',
    'order by added_at',
  ),
  rowsOf('begunLogins', 'login_steps', 'until', 'order by until'),
  rowsOf('addressChange', 'address_changes', 'new_email as email, until'),
  // Must be the last: deleting it deletes everything above.
  {
    name: 'account',
    tables: ['account.customers', 'account.email_collisions'],
    async read(client, { id }) {
      const { rows } = await client.query(
        `select email, first_name as "firstName", last_name as "lastName", title, phone, street, city, airport,
           postal_code as "postalCode", to_char(birth_date, 'YYYY-MM-DD') as "birthDate", locale as language,
           registered_at as "registeredAt", activated_at as "activatedAt", leaves_at as "leavesAt",
           always_code as "alwaysCode", login_emails as "loginEmails"
         from account.customers where id = $1`,
        [id],
      )
      return rows
    },
    async erase(client, { id }) {
      await client.query('delete from account.customers where id = $1', [id])
    },
  },
]
