import { drawEmail, type Email, emailWords } from '@wojaz/mail/server'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { mailboxThreadPath } from './mailbox-paths.ts'
import words from './talk-words.json' with { type: 'json' }

/** Whom the office's answer reaches. */
export interface Addressee {
  /** Null: whoever ordered, without an account. */
  readonly customerId: string | null
  readonly email: string
  readonly locale: Locale
}

/** How emails about this thread to this customer begin their name. */
export function newsName(thread: string, customerId: string | null): string {
  return `talk-news ${thread} ${customerId ?? 'order'} `
}

interface NewsFacts {
  readonly thread: string
  readonly orderNumber: string | null
  readonly siteUrl: string
  /** One e-mail for all that comes until they have read: how far they have, or the day. */
  readonly since: string
}

/** Says that there is an answer, and not what it says: mailboxes are read over shoulders. */
export function newsEmail({ customerId, email, locale }: Addressee, facts: NewsFacts): Email {
  const { thread, orderNumber, siteUrl, since } = facts
  const say = (key: keyof typeof words) => words[key][locale].replace('{{number}}', orderNumber ?? '')
  return {
    kind: 'talk-news',
    to: email,
    idempotencyKey: newsName(thread, customerId) + since,
    ...drawEmail({
      locale,
      subject: say(orderNumber ? 'news.subjectTrip' : 'news.subject'),
      paragraphs: [
        emailWords(locale)('greeting'),
        say(orderNumber ? 'news.textTrip' : 'news.text'),
        ...(customerId === null ? [say('news.account')] : []),
      ],
      button: {
        label: say('news.button'),
        url: siteUrl + localisedPath(locale, mailboxThreadPath(thread)),
      },
      note: say('news.note'),
    }),
  }
}
