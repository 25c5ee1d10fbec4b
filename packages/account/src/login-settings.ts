import type { AccountParts } from './account-parts.ts'

export interface LoginSettings {
  /** A code by email at every login with a password. */
  alwaysCode: boolean
  /** An e-mail about every login on a new device. */
  loginEmails: boolean
  /** False if they log in by an identity provider or a passkey. */
  hasPassword: boolean
}

/** How strictly a customer's logins are checked. */
export function loginSettings({ pool }: AccountParts) {
  return {
    async loginSettings(id: string): Promise<LoginSettings> {
      const { rows } = await pool.query<LoginSettings>(
        `select always_code as "alwaysCode", login_emails as "loginEmails", password_hash is not null as "hasPassword"
           from account.customers where id = $1`,
        [id],
      )
      if (!rows[0]) throw new Error('A customer vanished while being read.')
      return rows[0]
    },

    async saveLoginSettings(
      id: string,
      { alwaysCode, loginEmails }: Pick<LoginSettings, 'alwaysCode' | 'loginEmails'>,
    ): Promise<void> {
      await pool.query('update account.customers set always_code = $2, login_emails = $3 where id = $1', [
        ...[id, alwaysCode, loginEmails],
      ])
    },
  }
}
