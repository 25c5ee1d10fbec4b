import type { AccountParts } from './account-parts.ts'

/** For the office: whose password may be known to others. */
export function marking({ pool }: AccountParts) {
  return {
    /**
     * From now on they change their password before anything else, in every browser. False: no customer with a password has this
     * address.
     */
    async requirePasswordChange(email: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `update account.customers set must_change_password = true
         where lower(email) = lower($1) and state = 'active' and password_hash is not null`,
        [email.trim()],
      )
      return rowCount === 1
    },
  }
}
