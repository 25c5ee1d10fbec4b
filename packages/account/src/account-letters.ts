import { drawLetter, greeting, type Letter, pageUrl } from '@wojaz/post/server'
import { dayOf, formatDate, formatTime } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { accountPaths } from './account-paths.ts'
import words from './account-words.json' with { type: 'json' }

interface LetterFacts {
  to: string
  firstName: string
  locale: Locale
  siteUrl: string
}

/** Asks the owner of the address whether it was they who want an account. It is greeted without a name: a stranger may have typed it. */
export function activateLetter(facts: LetterFacts & { token: string; until: Date }): Letter {
  const { siteUrl, locale, token, until } = facts
  return letter('activate', facts, greeting(locale, null), {
    url: pageUrl(siteUrl, locale, accountPaths.activate, token),
    gaps: { day: formatDate(dayOf(until)) },
  })
}

export function existsLetter(facts: LetterFacts): Letter {
  const { siteUrl, locale } = facts
  return letter('exists', facts, byName(facts), {
    url: siteUrl + localisedPath(locale, accountPaths.login),
  })
}

export function resetLetter(facts: LetterFacts & { token: string; until: Date }): Letter {
  const { siteUrl, locale, token, until } = facts
  return letter('reset', facts, byName(facts), {
    url: pageUrl(siteUrl, locale, accountPaths.newPassword, token),
    gaps: { time: formatTime(until).slice(0, 5) },
  })
}

function byName({ locale, firstName }: LetterFacts): string {
  return greeting(locale, firstName)
}

function letter(
  kind: 'activate' | 'exists' | 'reset',
  { to, locale }: LetterFacts,
  greeting: string,
  { url, gaps = {} }: { url: string; gaps?: Record<string, string> },
): Letter {
  const say = (part: 'subject' | 'text' | 'button' | 'note') =>
    words[`${kind}.${part}`][locale].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
  return {
    kind: `account-${kind}`,
    to,
    ...drawLetter({
      locale,
      subject: say('subject'),
      paragraphs: [greeting, say('text')],
      button: { label: say('button'), url },
      note: say('note'),
    }),
  }
}
