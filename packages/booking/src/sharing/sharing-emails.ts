import { greeting } from '@wojaz/mail/server'
import { hasHotel } from '@wojaz/offers'
import { localisedPath } from '@wojaz/travel/locale'
import { draft } from '../documents/email-draft.ts'
import { type EmailPlan, orderEmailWords } from '../documents/email-plan.ts'
import type { Order } from '../order.ts'
import { joinPath } from './join-path.ts'

interface JoinFacts {
  readonly siteUrl: string
  readonly token: string
}

/** To the email address of an order: somebody wants to add it to their account. */
export function joinPlan(
  order: Order,
  { name, email }: { readonly name: string; readonly email: string },
  { siteUrl, token }: JoinFacts,
): EmailPlan {
  const { locale, number } = order
  const say = orderEmailWords(locale)
  return draft('order-join', order, '', [], false, {
    subject: say('join.subject', { number }),
    heading: say('join.heading'),
    text: say('join.text', { name, email }),
    rows: [{ label: say('row.number'), value: number, isStrong: true }],
    button: {
      label: say('join.button'),
      url: `${siteUrl}${localisedPath(locale, joinPath)}?token=${token}`,
    },
    note: say('join.note'),
  }).plan
}

/** To a recipient the owner names. Without the link to the order, which is only for the order's address. */
export function documentsPlan(order: Order, sender: string, siteUrl: string): EmailPlan {
  const { locale, number, offer } = order
  const say = orderEmailWords(locale)
  const { plan } = draft('order-documents', order, '', [], false, {
    subject: say('documents.subject', { hotel: offer.hotelName }),
    heading: say('documents.heading'),
    text: say('documents.text', { sender }),
    rows: [{ label: say('row.number'), value: number, isStrong: true }],
    button: {
      label: say(hasHotel(offer) ? 'button.hotel' : 'button.flights'),
      url: siteUrl + localisedPath(locale, offer.hotelUrl),
    },
    note: say('documents.note'),
  })
  return { ...plan, greeting: greeting(locale, null) }
}
