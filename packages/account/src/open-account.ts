import { type PollingLoop, startPolling } from '@wojaz/database'
import { agreements } from './about-me/agreements.ts'
import { companions } from './about-me/companions.ts'
import { customerDetails } from './about-me/customer-details.ts'
import { type AccountOptions, accountParts } from './account-parts.ts'
import { changingAddress } from './address-change/changing-address.ts'
import { changingPassword } from './changing-password.ts'
import { codeByEmail } from './code-by-email.ts'
import { dataCopies } from './data-copies.ts'
import { lastSeen } from './last-seen.ts'
import { leaving } from './leaving.ts'
import { loggingIn } from './logging-in.ts'
import { loginSettings } from './login-settings.ts'
import { marking } from './marking.ts'
import { ownSessions } from './own-sessions.ts'
import { passwordByEmail } from './password-by-email.ts'
import { registering } from './registering.ts'
import { tidyAccount } from './tidy-account.ts'
import { furtherWaysIn } from './ways-in/further-ways-in.ts'

const tidyEveryMs = 3_600_000

export type Account = ReturnType<typeof openAccount>

/** Customers and their logins. No answer reveals whether an address has an account: only its mailbox does. */
export function openAccount(options: AccountOptions) {
  const parts = accountParts(options)
  const { pool, clock, log, emails } = parts
  const travelling = companions(parts)
  const tidy = async () => {
    await tidyAccount(pool, clock())
    await travelling.sealAnew()
  }
  const { askForCode, ...codes } = codeByEmail(parts)
  let polling: PollingLoop | null = null

  return {
    ...registering(parts),
    ...loggingIn(parts, askForCode),
    ...codes,
    ...passwordByEmail(parts),
    ...furtherWaysIn(parts),
    ...customerDetails(parts),
    ...travelling,
    ...agreements(parts),
    ...changingAddress(parts),
    ...ownSessions(parts),
    ...dataCopies(parts),
    ...leaving(parts),
    ...lastSeen(parts),
    ...changingPassword(parts),
    ...loginSettings(parts),
    ...marking(parts),

    /** Resolves when the requested emails are in the outbox. */
    emailsWritten: () => emails.done(),

    tidy,

    /** Starts the polling loop that deletes expired rows. */
    start() {
      polling = startPolling(tidy, tidyEveryMs, (err) => log.warn({ err }, 'accounts could not be tidied up'))
    },

    async close() {
      await polling?.stop()
      await emails.done()
    },
  }
}
