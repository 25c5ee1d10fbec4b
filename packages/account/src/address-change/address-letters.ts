import { drawLetter, greeting, type Letter, pageUrl } from '@wojaz/post/server'
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

/** To the address the account has: yes, or stop. */
export function oldAddressLetter(facts: Facts & { newEmail: string; token: string; until: Date }): Letter {
  return letter('old', facts, { url: linkOf(facts), gaps: { email: facts.newEmail, day: dayWords(facts) } })
}

/** To the address that is to come. It is greeted without a name: a stranger may have typed it. */
export function newAddressLetter(facts: Facts & { token: string; until: Date }): Letter {
  return letter('new', facts, { url: linkOf(facts), gaps: { day: dayWords(facts) } })
}

/** To the address that is to come when it has an account of its own: only its mailbox learns so. */
export function takenAddressLetter(facts: Facts): Letter {
  return letter('taken', facts, { url: facts.siteUrl + localisedPath(facts.locale, accountPaths.login) })
}

/** To the address that was. */
export function changedAddressLetter(facts: Facts & { newEmail: string }): Letter {
  return letter('changed', facts, {
    url: facts.siteUrl + localisedPath(facts.locale, '/kontakt'),
    gaps: { email: facts.newEmail },
  })
}

function linkOf({ siteUrl, locale, token }: Facts & { token: string }): string {
  return pageUrl(siteUrl, locale, accountPaths.newAddress, token)
}

const dayWords = ({ until }: { until: Date }) => formatDate(dayOf(until))

function letter(
  kind: 'old' | 'new' | 'taken' | 'changed',
  { to, locale, firstName }: Facts,
  { url, gaps = {} }: { url: string; gaps?: Record<string, string> },
): Letter {
  const say = (part: 'subject' | 'text' | 'button' | 'note') =>
    words[`${kind}.${part}`][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
  const isOwners = kind === 'old' || kind === 'changed'
  return {
    kind: `account-address-${kind}`,
    to,
    ...drawLetter({
      locale,
      subject: say('subject'),
      paragraphs: [greeting(locale, isOwners ? firstName : null), say('text')],
      button: { label: say('button'), url },
      note: say('note'),
    }),
  }
}
