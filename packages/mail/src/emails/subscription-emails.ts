import { dayOf, formatDate } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Email } from '../email.ts'
import { confirmPath, leavePath, oneClickPath } from '../email-paths.ts'
import type { MailingList } from '../forms/sign-up-form.ts'
import { drawEmail } from './draw-email.ts'
import { oneClickHeaders, pageUrl } from './email-links.ts'
import { emailWords } from './email-words.ts'
import { greeting } from './greeting.ts'

interface SubscriptionFacts {
  to: string
  locale: Locale
  list: MailingList
  firstName: string | null
  siteUrl: string
  /** The signed token for unsubscribing. */
  leaveToken: string
}

/** Asks the owner of the address to confirm that they signed up. */
export function confirmEmail(facts: SubscriptionFacts & { confirmToken: string; until: Date }): Email {
  const { locale, list, siteUrl, confirmToken, until } = facts
  const say = emailWords(locale)
  const drawn = drawEmail({
    locale,
    subject: say(`${list}.confirm.subject`),
    paragraphs: [greeting(locale, facts.firstName), say(`${list}.confirm.text`)],
    button: { label: say('confirm.button'), url: pageUrl(siteUrl, locale, confirmPath, confirmToken) },
    note: say('confirm.note', { day: formatDate(dayOf(until)) }),
    leave: leaveLine(facts),
  })
  return { kind: `${list}-confirm`, to: facts.to, ...drawn, headers: leaveHeaders(facts) }
}

/** The page never reveals whether an address is on a list; its owner may know. */
export function alreadyEmail(facts: SubscriptionFacts): Email {
  const { locale, list } = facts
  const say = emailWords(locale)
  const drawn = drawEmail({
    locale,
    subject: say(`${list}.already.subject`),
    paragraphs: [greeting(locale, null), say(`${list}.already.text`)],
    leave: leaveLine(facts),
  })
  return { kind: `${list}-already`, to: facts.to, ...drawn, headers: leaveHeaders(facts) }
}

function leaveLine({ locale, siteUrl, leaveToken }: SubscriptionFacts) {
  return { label: emailWords(locale)('leave'), url: pageUrl(siteUrl, locale, leavePath, leaveToken) }
}

function leaveHeaders({ siteUrl, leaveToken }: SubscriptionFacts): Record<string, string> {
  return oneClickHeaders(siteUrl + oneClickPath, leaveToken)
}
