import type { KnownOfPerson } from '@wojaz/database'
import { customerList, ownerHash } from './list-id.ts'

/** The wishlist of a customer. */
export const knownOfWishlist: readonly KnownOfPerson[] = [
  {
    name: 'wishlist',
    tables: ['wishlist.list', 'wishlist.saved_offer'],
    async read(client, { id }) {
      const { rows } = await client.query(
        `select hotel_name as "hotelName", offer_code as "offerCode", total, to_char(saved_on, 'YYYY-MM-DD') as "savedOn"
         from wishlist.list join wishlist.saved_offer on list_id = list.id where guest_hash = $1 order by saved_offer.id`,
        [ownerHash(customerList(id))],
      )
      return rows
    },
    async erase(client, { id }) {
      await client.query('delete from wishlist.list where guest_hash = $1', [ownerHash(customerList(id))])
    },
  },
]
