import { drawEmail, type Email, emailWords } from '@wojaz/mail/server'
import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { complaintPath } from './complaint-addresses.ts'
import type { ComplaintRow } from './complaint-rows.ts'
import words from './complaint-words.json' with { type: 'json' }

export type ComplaintNews = 'received' | 'question' | 'decided' | 'closed' | 'paid'

/**
 * Sends the guest the state of the complaint on a durable medium. It contains what the office wrote, not what the guest wrote.
 */
export function complaintEmail(
  complaint: Pick<ComplaintRow, 'number' | 'orderNumber' | 'locale' | 'deadline' | 'decision' | 'owed'>,
  to: string,
  news: ComplaintNews,
  { siteUrl, text = null }: { siteUrl: string; text?: string | null },
): Email {
  const { number, orderNumber, locale, deadline, decision, owed } = complaint
  const gaps: Record<string, string> = {
    number,
    order: orderNumber,
    day: formatDate(deadline),
    amount: formatMoney(owed ?? decision?.amount ?? 0),
  }
  const say = (key: keyof typeof words) =>
    words[key][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
  const isOffer = news === 'decided' && decision?.amount != null
  return {
    kind: `complaint-${news}`,
    to,
    ...drawEmail({
      locale,
      subject: say(`${news}.subject`),
      paragraphs: [
        emailWords(locale)('greeting'),
        say(`${news}.text`),
        ...(text ? [text] : []),
        ...(isOffer ? [say('decided.offer')] : []),
      ],
      button: { label: say('button'), url: siteUrl + localisedPath(locale, complaintPath(number)) },
    }),
  }
}
