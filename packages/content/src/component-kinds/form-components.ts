import type { ShopContact } from '@wojaz/travel/guest'
import type { Picture } from '../values.ts'
import type { ComponentFrame } from './component-frame.ts'

export interface ContactFormComponent extends ComponentFrame, ShopContact {
  name: 'contactForm'
  heading: string
  lead: string | null
  /** What the guest may write about. */
  topics: { code: string; label: string }[]
  /** What happens to what the guest sends; with links. */
  consentHtml: string
  /** Said after sending. */
  thanks: string
}

/** What a guest signs up to: the email from our travels, or word of the day before a sale opens. */
export const mailingLists = ['newsletter', 'presale'] as const
export type MailingList = (typeof mailingLists)[number]

export interface NewsletterFormComponent extends ComponentFrame {
  name: 'newsletterForm'
  list: MailingList
  heading: string
  lead: string | null
  picture: Picture | null
  /** Beside the box to tick: a line with links, without paragraphs. */
  consentHtml: string
  thanks: string
}
