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

/** Six digits, to be typed where somebody has just given the right password. */
export function codeLetter(facts: LetterFacts & { digits: string }): Letter {
  return letter('code', facts, byName(facts), { gaps: { code: facts.digits } })
}

export function newDeviceLetter(facts: LetterFacts & { at: Date; browser: string | null }): Letter {
  const { at, browser, locale, siteUrl } = facts
  return letter('new-device', facts, byName(facts), {
    url: siteUrl + localisedPath(locale, accountPaths.remind),
    gaps: { ...momentOf(at), browser: browser ?? words['new-device.unknown'][locale] },
  })
}

export function passwordChangedLetter(facts: LetterFacts & { at: Date }): Letter {
  const { at, locale, siteUrl } = facts
  return letter('password-changed', facts, byName(facts), {
    url: siteUrl + localisedPath(locale, accountPaths.remind),
    gaps: momentOf(at),
  })
}

function momentOf(at: Date) {
  return { day: formatDate(dayOf(at)), time: formatTime(at).slice(0, 5) }
}

function byName({ locale, firstName }: LetterFacts): string {
  return greeting(locale, firstName)
}

function letter(
  kind: 'activate' | 'exists' | 'reset' | 'code' | 'new-device' | 'password-changed',
  { to, locale }: LetterFacts,
  greeting: string,
  { url, gaps = {} }: { url?: string; gaps?: Record<string, string> },
): Letter {
  const said: Readonly<Record<string, Record<Locale, string>>> = words
  const say = (part: 'subject' | 'text' | 'button' | 'note') =>
    (said[`${kind}.${part}`]?.[locale] ?? '').replace(
      /\{\{(\w+)\}\}/g,
      (gap, name: string) => gaps[name] ?? gap,
    )
  return {
    kind: `account-${kind}`,
    to,
    ...drawLetter({
      locale,
      subject: say('subject'),
      paragraphs: [greeting, say('text')],
      ...(url !== undefined && { button: { label: say('button'), url } }),
      note: say('note'),
    }),
  }
}
