import { isEmail, type KnownOfPerson } from '@wojaz/database'

const theirs = `order_number in (select number from booking.orders
  where whole_until is null
    and (customer_id = $1::uuid or customer_id is null and ${isEmail(`(sold -> 'contact' ->> 'email')`, '$2')}))`

/** Notes of staff about a person's orders. Must run before the orders lose their owner. */
export const knownOfNotes: readonly KnownOfPerson[] = [
  {
    name: 'orderNotes',
    tables: ['staff.notes'],
    async read(client, { id, email }) {
      const { rows } = await client.query(
        `select order_number as number, text as message, at as "writtenAt" from staff.notes where ${theirs} order by notes.id`,
        [id, email],
      )
      return rows
    },
    async erase(client, { id, email }) {
      await client.query(`delete from staff.notes where ${theirs}`, [id, email])
    },
  },
]
