import type { AccountParts } from '../account-parts.ts'
import type { CustomerDetails } from './details-form.ts'

const columns = `title, first_name as "firstName", last_name as "lastName", birth_date::text as "birthDate", phone, street,
  postal_code as "postalCode", city, locale as language, airport`

/** The data that customers enter about themselves. */
export function customerDetails({ pool }: AccountParts) {
  return {
    /** Null if the account has been erased in the meantime. */
    async details(customerId: string): Promise<CustomerDetails | null> {
      const { rows } = await pool.query<CustomerDetails>(
        `select ${columns} from account.customers where id = $1`,
        [customerId],
      )
      return rows[0] ?? null
    },

    async saveDetails(customerId: string, details: CustomerDetails): Promise<void> {
      const { title, firstName, lastName, birthDate, phone, street, postalCode, city, language, airport } =
        details
      await pool.query(
        `update account.customers set title = $2, first_name = $3, last_name = $4, birth_date = $5, phone = $6, street = $7,
           postal_code = $8, city = $9, locale = $10, airport = $11 where id = $1`,
        [
          ...[customerId, title, firstName, lastName, birthDate, phone, street],
          ...[postalCode, city, language, airport],
        ],
      )
    },
  }
}
