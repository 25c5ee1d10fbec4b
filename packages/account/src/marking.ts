import { isEmail } from '@wojaz/database'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { AccountParts } from './account-parts.ts'

/** For the office: customers whose password may have leaked. */
export function marking({ pool }: AccountParts) {
  return {
    /**
     * From now on they must change their password before anything else, in every browser. False if no customer with a password
     * has this address.
     */
    async requirePasswordChange(email: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `update account.customers set must_change_password = true
         where ${isEmail('email', '$1')} and state = 'active' and password_hash is not null`,
        [canonicalEmail(email.trim())],
      )
      return rowCount === 1
    },
  }
}
