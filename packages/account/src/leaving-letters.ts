import { drawLetter, greeting, type Letter, pageUrl } from '@wojaz/post/server'
import { dayOf, formatDate } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { accountPaths } from './account-paths.ts'
import words from './leaving-words.json' with { type: 'json' }

interface LetterFacts {
  to: string
  firstName: string
  locale: Locale
  siteUrl: string
}

/** Somebody wants to go: what happens when, and the way back. */
export function leaveLetter(facts: LetterFacts & { token: string; until: Date }): Letter {
  const { siteUrl, locale, token, until } = facts
  const day = formatDate(dayOf(until))
  return letter('leave', facts, pageUrl(siteUrl, locale, accountPaths.stay, token), { day })
}

export function stayLetter(facts: LetterFacts): Letter {
  return letter('stay', facts, facts.siteUrl + localisedPath(facts.locale, accountPaths.home))
}

export function copyLetter(facts: LetterFacts & { until: Date; path: string }): Letter {
  const day = formatDate(dayOf(facts.until))
  return letter('copy', facts, facts.siteUrl + localisedPath(facts.locale, facts.path), { day })
}

function letter(
  kind: 'leave' | 'stay' | 'copy',
  { to, locale, firstName }: LetterFacts,
  url: string,
  gaps: Record<string, string> = {},
): Letter {
  const say = (part: 'subject' | 'text' | 'button' | 'note') =>
    words[`${kind}.${part}`][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
  return {
    kind: `account-${kind}`,
    to,
    ...drawLetter({
      locale,
      subject: say('subject'),
      paragraphs: [greeting(locale, firstName), say('text')],
      button: { label: say('button'), url },
      note: say('note'),
    }),
  }
}
