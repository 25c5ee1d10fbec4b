import { drawEmail, type Email, greeting, pageUrl } from '@wojaz/mail/server'
import { dayOf, formatDate, formatTime } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { accountPaths } from './account-paths.ts'
import words from './account-words.json' with { type: 'json' }

interface EmailFacts {
  to: string
  firstName: string
  locale: Locale
  siteUrl: string
}

/**
 * Asks the owner of the address to confirm that they want an account. It has no name in the greeting, because a stranger may have
 * typed it.
 */
export function activateEmail(facts: EmailFacts & { token: string; until: Date }): Email {
  const { siteUrl, locale, token, until } = facts
  return email('activate', facts, greeting(locale, null), {
    url: pageUrl(siteUrl, locale, accountPaths.activate, token),
    gaps: { day: formatDate(dayOf(until)) },
  })
}

export function existsEmail(facts: EmailFacts): Email {
  const { siteUrl, locale } = facts
  return email('exists', facts, byName(facts), {
    url: siteUrl + localisedPath(locale, accountPaths.login),
  })
}

export function resetEmail(facts: EmailFacts & { token: string; until: Date }): Email {
  const { siteUrl, locale, token, until } = facts
  return email('reset', facts, byName(facts), {
    url: pageUrl(siteUrl, locale, accountPaths.newPassword, token),
    gaps: { time: formatTime(until).slice(0, 5) },
  })
}

/** Six digits, to be typed where the right password has just been given. */
export function codeEmail(facts: EmailFacts & { digits: string }): Email {
  return email('code', facts, byName(facts), { gaps: { code: facts.digits } })
}

export function newDeviceEmail(facts: EmailFacts & { at: Date; browser: string | null }): Email {
  const { at, browser, locale, siteUrl } = facts
  return email('new-device', facts, byName(facts), {
    url: siteUrl + localisedPath(locale, accountPaths.remind),
    gaps: { ...momentOf(at), browser: browser ?? words['new-device.unknown'][locale] },
  })
}

export function passwordChangedEmail(facts: EmailFacts & { at: Date }): Email {
  const { at, locale, siteUrl } = facts
  return email('password-changed', facts, byName(facts), {
    url: siteUrl + localisedPath(locale, accountPaths.remind),
    gaps: momentOf(at),
  })
}

function momentOf(at: Date) {
  return { day: formatDate(dayOf(at)), time: formatTime(at).slice(0, 5) }
}

function byName({ locale, firstName }: EmailFacts): string {
  return greeting(locale, firstName)
}

function email(
  kind: 'activate' | 'exists' | 'reset' | 'code' | 'new-device' | 'password-changed',
  { to, locale }: EmailFacts,
  greeting: string,
  { url, gaps = {} }: { url?: string; gaps?: Record<string, string> },
): Email {
  const said: Readonly<Record<string, Record<Locale, string>>> = words
  const say = (part: 'subject' | 'text' | 'button' | 'note') =>
    (said[`${kind}.${part}`]?.[locale] ?? '').replace(
      /\{\{(\w+)\}\}/g,
      (gap, name: string) => gaps[name] ?? gap,
    )
  return {
    kind: `account-${kind}`,
    to,
    ...drawEmail({
      locale,
      subject: say('subject'),
      paragraphs: [greeting, say('text')],
      ...(url !== undefined && { button: { label: say('button'), url } }),
      note: say('note'),
    }),
  }
}
