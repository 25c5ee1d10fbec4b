import { randomInt } from 'node:crypto'
import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Pool } from 'pg'
import { officeEmail, receivedEmail } from './emails/contact-emails.ts'
import type { ContactMessage } from './forms/contact-form.ts'
import { openRequestedEmails } from './requested/requested-emails.ts'

export interface WrittenMessage extends ContactMessage {
  locale: Locale
  /** The topic as the office calls it, in Polish. */
  topicLabel: string
  /** The household of the sender. */
  place: string
}

export type MessageRefusal = 'too-many-messages'

interface MessageOptions {
  pool: Pool
  clock: () => Date
  /** Key of the hashes that count messages per household. */
  secret: string
  office: string
}

export function openMessages({ pool, clock, secret, office }: MessageOptions) {
  const asked = openRequestedEmails(secret)
  return {
    /**
     * Stores the message, informs the office and thanks the guest. Returns the reference that all three use. The message is
     * stored and sent to the office, or refused; the thanks are left out if the mailbox has had enough emails.
     */
    write: (message: WrittenMessage): Promise<Outcome<string, MessageRefusal>> =>
      inTransaction(pool, async (client) => {
        const now = clock()
        const reference = newReference()
        const { topic, name, email, phone, reservation, message: body, locale, topicLabel, place } = message
        const received = { reference, locale }
        const told = await asked.queue(
          client,
          { topic: 'office', to: office, place },
          () => officeEmail(office, topicLabel, message, received),
          now,
        )
        if (!told.ok) return refused('too-many-messages')
        await client.query(
          `insert into mail.messages (reference, topic, name, email, phone, reservation, body, locale, received_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          [reference, topic, name, email, phone, reservation, body, locale, now],
        )
        await asked.queue(
          client,
          { topic: 'message', to: email, place },
          () => receivedEmail(email, office, received),
          now,
        )
        return accepted(reference)
      }),
  }
}

/** Without letters and digits that are confused on the phone. */
const alphabet = 'ABCDEFGHJKLMNPRSTUWXYZ2346789'

function newReference(): string {
  return `K${Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}
