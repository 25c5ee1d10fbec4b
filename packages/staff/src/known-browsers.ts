import { writingLater } from '@wojaz/account/server'
import { inTransaction } from '@wojaz/database'
import { openRequestedEmails } from '@wojaz/mail/server'
import { keySeal } from './key-seal.ts'
import { browserEmail } from './staff-emails.ts'
import type { StaffParts } from './staff-parts.ts'

/** Long enough for a slow mail server. */
const validMs = 60 * 60_000

/** A link from a mailbox: its address, and until when it works. */
interface BrowserLink {
  readonly email: string
  readonly until: number
}

/**
 * Who works here and has no known browser at hand asks for a link by email, as customers do: whoever can read the mailbox has
 * attempts of their own. Editors of the content, who have the same trouble, use it too.
 */
export function knowingBrowsers(parts: StaffParts) {
  const { pool, clock, secret, siteUrl, passwords, isEditor, onEmails, log } = parts
  const { seal, open } = keySeal(secret, 'browsers')
  const asked = openRequestedEmails(secret)
  const later = writingLater((err) => log.warn({ err }, 'a link for a browser was not written'))

  /** The address as it is stored; null: nobody works here under it. */
  async function addressOf(email: string): Promise<string | null> {
    const { rows } = await pool.query<{ login: string }>(
      `select login from staff.members where lower(login) = lower($1) and state = 'active'`,
      [email],
    )
    return rows[0]?.login ?? ((await isEditor(email)) ? email.toLowerCase() : null)
  }

  return {
    /** The email is written after the answer, so that response times do not tell who works here. */
    async askBrowserLink(typed: string, place: string): Promise<void> {
      const to = await addressOf(typed.trim())
      if (!to) return
      later.add(async () => {
        const now = clock()
        const until = new Date(now.getTime() + validMs)
        const link: BrowserLink = { email: to, until: until.getTime() }
        const token = seal(Buffer.from(JSON.stringify(link))).toString('base64url')
        await inTransaction(pool, (client) =>
          asked.queue(
            client,
            { topic: 'browser', to, place },
            () => browserEmail({ to, siteUrl, token, until }),
            now,
          ),
        )
        onEmails()
      })
    },

    /** Resolves when the requested emails are in the outbox. */
    emailsWritten: () => later.done(),

    /** The tokens by which a browser is known in the office and to the content's editor; null if the link is over. */
    devicesByLink(token: string): readonly string[] | null {
      const opened = open(Buffer.from(token, 'base64url'))
      if (!opened) return null
      const { email, until } = JSON.parse(opened.toString()) as BrowserLink
      if (clock().getTime() >= until) return null
      return (['editor', 'staff'] as const).map((realm) => passwords.deviceByLink({ realm, email }, token))
    },
  }
}
