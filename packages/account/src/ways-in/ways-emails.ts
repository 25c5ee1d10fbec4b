import { drawEmail, type Email, greeting, queueEmail } from '@wojaz/mail/server'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import type { AccountParts } from '../account-parts.ts'
import { loginsPath } from '../account-paths.ts'
import { customerById } from '../customers.ts'
import type { Customer } from '../sessions.ts'
import type { Identity, ProviderName } from './providers/identity-provider.ts'
import words from './ways-words.json' with { type: 'json' }

const names: Readonly<Record<ProviderName, string>> = { google: 'Google', facebook: 'Facebook' }

type Kind = 'code' | 'codeLink' | 'confirm' | 'linked' | 'unlinked' | 'passkeyAdded' | 'passkeyRemoved'
type Gaps = Record<string, string>

/** It has no name in the greeting, because the address is not proven to be theirs. */
export function newcomerCodeEmail(about: {
  email: string
  provider: ProviderName
  code: string
  locale: Locale
  hasAccount: boolean
}): Email {
  const { email, provider, code, locale, hasAccount } = about
  const gaps = { provider: names[provider], code }
  return compose(hasAccount ? 'codeLink' : 'code', email, locale, { hello: greeting(locale, null), gaps })
}

export function confirmCodeEmail({ email, firstName }: Customer, locale: Locale, code: string): Email {
  return compose('confirm', email, locale, { hello: greeting(locale, firstName), gaps: { code } })
}

/** An email that the owner of an account must get, whoever made the change. */
export async function writeNotice(
  { siteUrl }: AccountParts,
  client: ClientBase,
  customerId: string,
  about: {
    kind: 'unlinked' | 'linked' | 'passkeyAdded' | 'passkeyRemoved'
    gaps: Gaps
    locale: Locale
    now: Date
  },
): Promise<void> {
  const { kind, gaps, locale, now } = about
  const { email, firstName } = await customerById(client, customerId)
  const url = siteUrl + localisedPath(locale, loginsPath)
  const written = compose(kind, email, locale, { hello: greeting(locale, firstName), gaps, url })
  await queueEmail(client, written, now)
}

export function writeLinked(
  parts: AccountParts,
  client: ClientBase,
  customerId: string,
  { identity, locale, now }: { identity: Identity; locale: Locale; now: Date },
): Promise<void> {
  const gaps = { provider: names[identity.provider] }
  return writeNotice(parts, client, customerId, { kind: 'linked', gaps, locale, now })
}

export const providerName = (provider: ProviderName): string => names[provider]

function compose(
  kind: Kind,
  to: string,
  locale: Locale,
  { hello, gaps, url }: { hello: string; gaps: Gaps; url?: string },
): Email {
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
  const say = (part: 'subject' | 'text' | 'note') => filled(words[`${kind}.${part}`][locale])
  return {
    kind: `account-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    to,
    ...drawEmail({
      locale,
      subject: say('subject'),
      paragraphs: [hello, say('text')],
      note: say('note'),
      ...(url !== undefined && { button: { label: words.settings[locale], url } }),
    }),
  }
}
