import { drawEmail, type Email, greeting, pageUrl } from '@wojaz/mail/server'
import { dayOf, formatDate } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { accountPaths } from './account-paths.ts'
import words from './leaving-words.json' with { type: 'json' }

interface EmailFacts {
  to: string
  firstName: string
  locale: Locale
  siteUrl: string
}

/** Confirms that an account will be deleted: when, and how to stop it. */
export function leaveEmail(facts: EmailFacts & { token: string; until: Date }): Email {
  const { siteUrl, locale, token, until } = facts
  const day = formatDate(dayOf(until))
  return email('leave', facts, pageUrl(siteUrl, locale, accountPaths.stay, token), { day })
}

export function stayEmail(facts: EmailFacts): Email {
  return email('stay', facts, facts.siteUrl + localisedPath(facts.locale, accountPaths.home))
}

export function copyEmail(facts: EmailFacts & { until: Date; path: string }): Email {
  const day = formatDate(dayOf(facts.until))
  return email('copy', facts, facts.siteUrl + localisedPath(facts.locale, facts.path), { day })
}

function email(
  kind: 'leave' | 'stay' | 'copy',
  { to, locale, firstName }: EmailFacts,
  url: string,
  gaps: Record<string, string> = {},
): Email {
  const say = (part: 'subject' | 'text' | 'button' | 'note') =>
    words[`${kind}.${part}`][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
  return {
    kind: `account-${kind}`,
    to,
    ...drawEmail({
      locale,
      subject: say('subject'),
      paragraphs: [greeting(locale, firstName), say('text')],
      button: { label: say('button'), url },
      note: say('note'),
    }),
  }
}
