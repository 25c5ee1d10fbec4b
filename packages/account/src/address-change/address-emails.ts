import { drawEmail, type Email, greeting, pageUrl } from '@wojaz/mail/server'
import { dayOf, formatDate } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { accountPaths } from '../account-paths.ts'
import words from './address-words.json' with { type: 'json' }

interface Facts {
  to: string
  firstName: string
  locale: Locale
  siteUrl: string
}

/** To the current address: agree or stop. */
export function oldAddressEmail(facts: Facts & { newEmail: string; token: string; until: Date }): Email {
  return email('old', facts, { url: linkOf(facts), gaps: { email: facts.newEmail, day: dayWords(facts) } })
}

/** To the new address. It has no name in the greeting, because a stranger may have typed the address. */
export function newAddressEmail(facts: Facts & { token: string; until: Date }): Email {
  return email('new', facts, { url: linkOf(facts), gaps: { day: dayWords(facts) } })
}

/** To the new address if it already has an account: only this mailbox learns that. */
export function takenAddressEmail(facts: Facts): Email {
  return email('taken', facts, { url: facts.siteUrl + localisedPath(facts.locale, accountPaths.login) })
}

/** To the former address, after the change. */
export function changedAddressEmail(facts: Facts & { newEmail: string }): Email {
  return email('changed', facts, {
    url: facts.siteUrl + localisedPath(facts.locale, '/kontakt'),
    gaps: { email: facts.newEmail },
  })
}

function linkOf({ siteUrl, locale, token }: Facts & { token: string }): string {
  return pageUrl(siteUrl, locale, accountPaths.newAddress, token)
}

const dayWords = ({ until }: { until: Date }) => formatDate(dayOf(until))

function email(
  kind: 'old' | 'new' | 'taken' | 'changed',
  { to, locale, firstName }: Facts,
  { url, gaps = {} }: { url: string; gaps?: Record<string, string> },
): Email {
  const say = (part: 'subject' | 'text' | 'button' | 'note') =>
    words[`${kind}.${part}`][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
  const isOwners = kind === 'old' || kind === 'changed'
  return {
    kind: `account-address-${kind}`,
    to,
    ...drawEmail({
      locale,
      subject: say('subject'),
      paragraphs: [greeting(locale, isOwners ? firstName : null), say('text')],
      button: { label: say('button'), url },
      note: say('note'),
    }),
  }
}
