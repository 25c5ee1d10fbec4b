import { randomInt } from 'node:crypto'
import { inTransaction } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import type { Pool } from 'pg'
import type { ContactMessage } from './forms/contact-form.ts'
import { officeLetter, receivedLetter } from './letters/contact-letters.ts'
import { queueLetter } from './outbox.ts'

export interface WrittenMessage extends ContactMessage {
  locale: Locale
  /** The topic as the office knows it, in Polish. */
  topicLabel: string
}

interface MessageOptions {
  pool: Pool
  clock: () => Date
  office: string
}

/** An address gets so many letters a day that say its message has arrived; the messages themselves arrive all. */
const lettersADay = 5

export function openMessages({ pool, clock, office }: MessageOptions) {
  return {
    /** Keeps the message, tells the office, thanks the guest; answers with the number all three know it by. */
    write: (message: WrittenMessage): Promise<string> =>
      inTransaction(pool, async (client) => {
        const now = clock()
        const reference = newReference()
        const { topic, name, email, phone, reservation, message: body, locale, topicLabel } = message
        await client.query(
          `insert into post.messages (reference, topic, name, email, phone, reservation, body, locale, received_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          [reference, topic, name, email, phone, reservation, body, locale, now],
        )
        const received = { reference, locale }
        await queueLetter(client, officeLetter(office, topicLabel, message, received), now)
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int as count from post.letters
           where lower(recipient) = lower($1) and queued_at > $2 and kind = 'contact-received'`,
          [email, new Date(now.getTime() - 24 * 3_600_000)],
        )
        if ((rows[0]?.count ?? 0) < lettersADay)
          await queueLetter(client, receivedLetter(email, office, received), now)
        return reference
      }),
  }
}

/** No letters and digits that are mistaken for each other on the phone. */
const letters = 'ABCDEFGHJKLMNPRSTUWXYZ2346789'

function newReference(): string {
  return `K${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`
}
