import { isEmail, type KnownOfPerson } from '@wojaz/database'

/** The price alerts of a person. */
export const knownOfAlerts: readonly KnownOfPerson[] = [
  {
    name: 'priceAlerts',
    tables: ['alerts.alert'],
    async read(client, { email }) {
      const { rows } = await client.query(
        `select hotel_name as "hotelName", offer_code as "offerCode", total, below, state, asked_at as "askedAt",
           told_total as "toldTotal", told_at as "toldAt"
         from alerts.alert where ${isEmail('email', '$1')} order by asked_at`,
        [email],
      )
      return rows
    },
    async erase(client, { email }) {
      await client.query(`delete from alerts.alert where ${isEmail('email', '$1')}`, [email])
    },
  },
]
