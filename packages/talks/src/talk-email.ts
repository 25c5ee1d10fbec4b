import { drawEmail, type Email, emailWords } from '@wojaz/mail/server'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { mailboxThreadPath } from './mailbox-paths.ts'
import words from './talk-words.json' with { type: 'json' }

/** A receiver of the office's answer. */
export interface Addressee {
  /** Null: the buyer, without an account. */
  readonly customerId: string | null
  readonly email: string
  readonly locale: Locale
}

/** Prefix of the idempotency keys of emails about this thread to this customer. */
export function newsName(thread: string, customerId: string | null): string {
  return `talk-news ${thread} ${customerId ?? 'order'} `
}

interface NewsFacts {
  readonly thread: string
  readonly orderNumber: string | null
  readonly siteUrl: string
  /** One email for everything until they have read it: the number they have read, or the day. */
  readonly since: string
}

/** Announces an answer without its text, because others may see the mailbox. */
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
