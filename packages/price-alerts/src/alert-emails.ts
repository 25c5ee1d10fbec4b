import { drawEmail, type Email, emailWords, oneClickHeaders, pageUrl } from '@wojaz/mail/server'
import { dayOf, formatDate, type IsoDay } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { confirmAlertPath, stopAlertCall, stopAlertPath } from './alert-addresses.ts'
import words from './alert-words.json' with { type: 'json' }

export interface AlertFacts {
  to: string
  locale: Locale
  siteUrl: string
  hotelName: string
  /** The path of the card with the offer, without a language prefix. */
  offerPath: string
  departureDate: IsoDay
  returnDate: IsoDay
  below: number
  /** The signed token for stopping. */
  stopToken: string
}

/** Asks the owner of the address to confirm the alert. */
export function confirmAlertEmail(facts: AlertFacts & { confirmToken: string; until: Date }): Email {
  const { locale, siteUrl, confirmToken, until } = facts
  const shared = emailWords(locale)
  return email('alert-confirm', facts, {
    subject: say('confirm.subject', facts),
    paragraphs: [shared('greeting'), say('confirm.text', facts), trip(facts)],
    button: {
      label: shared('confirm.button'),
      url: pageUrl(siteUrl, locale, confirmAlertPath, confirmToken),
    },
    note: shared('confirm.note', { day: formatDate(dayOf(until)) }),
  })
}

export function droppedEmail(facts: AlertFacts & { total: number }): Email {
  const gaps = { total: formatMoney(facts.total) }
  return email('alert-dropped', facts, {
    subject: say('dropped.subject', facts, gaps),
    paragraphs: [emailWords(facts.locale)('greeting'), say('dropped.text', facts, gaps), trip(facts)],
    button: { label: say('dropped.button', facts), url: offerUrl(facts) },
    note: say('dropped.note', facts),
  })
}

export function soldOutEmail(facts: AlertFacts): Email {
  return email('alert-sold-out', facts, {
    subject: say('soldOut.subject', facts),
    paragraphs: [emailWords(facts.locale)('greeting'), say('soldOut.text', facts), trip(facts)],
    button: { label: say('soldOut.button', facts), url: offerUrl(facts) },
    note: say('soldOut.note', facts),
  })
}

export function stopHeaders(siteUrl: string, stopToken: string): Record<string, string> {
  return oneClickHeaders(siteUrl + stopAlertCall, stopToken)
}

type Plan = Omit<Parameters<typeof drawEmail>[0], 'locale' | 'leave'>

function email(kind: string, facts: AlertFacts, plan: Plan): Email {
  const { locale, siteUrl, stopToken, to } = facts
  const leave = { label: say('stop', facts), url: pageUrl(siteUrl, locale, stopAlertPath, stopToken) }
  return { kind, to, ...drawEmail({ ...plan, locale, leave }), headers: stopHeaders(siteUrl, stopToken) }
}

function trip({ hotelName, departureDate, returnDate }: AlertFacts): string {
  return `${hotelName}\n${formatDate(departureDate)} – ${formatDate(returnDate)}`
}

function offerUrl({ siteUrl, locale, offerPath }: AlertFacts): string {
  return siteUrl + localisedPath(locale, offerPath)
}

function say(key: keyof typeof words, facts: AlertFacts, gaps: Record<string, string> = {}): string {
  const all: Record<string, string> = { hotel: facts.hotelName, below: formatMoney(facts.below), ...gaps }
  return words[key][facts.locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => all[name] ?? gap)
}
