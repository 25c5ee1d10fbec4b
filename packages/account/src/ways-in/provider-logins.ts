import { inTransaction } from '@wojaz/database'
import { emailFault } from '@wojaz/mail'
import { canonicalEmail } from '@wojaz/travel/guest'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { AccountParts, From, LoggedIn } from '../account-parts.ts'
import { newToken } from '../token.ts'
import { linkIdentity, openCustomer, ownerOfIdentity } from './identities.ts'
import { beginStep, takeStep } from './login-steps.ts'
import type { Identity, ProviderName, ProviderRefusal } from './providers/identity-provider.ts'
import { writeLinked } from './ways-emails.ts'

/** A login at an identity provider, in one browser. */
export interface ProviderVisit {
  provider: ProviderName
  /** The address to which the provider sends the browser back. */
  redirectUri: string
  /** The token of the browser's cookie. */
  browser: string
}

export type ProviderLoginRefusal =
  | ProviderRefusal
  | { code: 'provider-missing' }
  | { code: 'login-step-over' }
  | { code: 'identity-taken' }

/** What the guest wanted before leaving for the provider. */
export interface Trip {
  back: string | null
  locale: Locale
  /** They are logged in and add another login. */
  isLinking: boolean
}

/** The result of coming back: logged in, one more login linked, or an open question. */
export type Arrival = Trip & ({ at: 'inside'; loggedIn: LoggedIn } | { at: 'linked' } | { at: 'question' })

/** Logins by identity providers, from the redirect to the callback. */
export function providerLogins(parts: AccountParts) {
  const { pool, clock, providers = [], log, onEmails } = parts
  const providerOf = (name: ProviderName) => providers.find((provider) => provider.name === name)

  async function link(customerId: string, identity: Identity, locale: Locale): Promise<boolean> {
    const isTheirs = await inTransaction(pool, async (client) => {
      const now = clock()
      const { owner, isNew } = await linkIdentity(client, customerId, identity, now)
      if (isNew) await writeLinked(parts, client, customerId, { identity, locale, now })
      return owner === customerId
    })
    onEmails()
    return isTheirs
  }

  /** Logs in if the identity is linked, or if its address is proven and new; null if a question is open. */
  function welcome(identity: Identity, locale: Locale, from: From): Promise<LoggedIn | null> {
    return inTransaction(pool, async (client) => {
      const now = clock()
      const known = await ownerOfIdentity(client, identity, now)
      if (known) return parts.comeIn(client, known, from, now)
      const { email, isEmailProven } = identity
      if (email === null || !isEmailProven) return null
      const opened = await openCustomer(client, { ...identity, email }, { locale, now })
      if (opened === null) return null
      const { owner } = await linkIdentity(client, opened, identity, now)
      return parts.comeIn(client, owner, from, now)
    })
  }

  return {
    /** The available identity providers. */
    providers: providers.map(({ name }) => name),

    /** Returns the address for the redirect. `linkTo`: the customer who adds another login. */
    async leaveFor(
      { provider: name, redirectUri, browser }: ProviderVisit,
      { linkTo = null, ...trip }: { back: string | null; locale: Locale; linkTo?: string | null },
    ): Promise<Outcome<string, ProviderLoginRefusal>> {
      const provider = providerOf(name)
      if (!provider) return refused({ code: 'provider-missing' })
      const secrets = { nonce: newToken(), verifier: newToken() }
      const place = { browser, now: clock(), customerId: linkTo }
      const state = await beginStep(pool, 'provider', { provider: name, ...secrets, ...trip }, place)
      const left = await provider.begin({ redirectUri, state, ...secrets })
      if (!left.ok) log.warn({ provider: name, refusal: left.refusal }, 'another’s login cannot be reached')
      return left
    },

    /** A refusal contains what the guest wanted, as far as it is known. */
    async comeBack(
      { provider: name, redirectUri, browser }: ProviderVisit,
      query: URLSearchParams,
      who: { customerId: string | null; from: From },
    ): Promise<Outcome<Arrival, ProviderLoginRefusal & { trip?: Trip }>> {
      const provider = providerOf(name)
      if (!provider) return refused({ code: 'provider-missing' })
      const now = clock()
      const state = query.get('state') ?? ''
      const step = await takeStep(pool, 'provider', state, { browser, now })
      if (step?.contents.provider !== name) return refused({ code: 'login-step-over' })
      const { nonce, verifier, back, locale } = step.contents
      const trip = { back, locale, isLinking: step.customerId !== null }
      const asked = await provider.identityOf(query, { redirectUri, state, nonce, verifier })
      if (!asked.ok) {
        if (asked.refusal.code === 'provider-failed')
          log.warn({ provider: name, refusal: asked.refusal }, 'another’s login was refused')
        return refused({ ...asked.refusal, trip })
      }
      const identity = writable(asked.value)
      if (step.customerId !== null) {
        if (step.customerId !== who.customerId) return refused({ code: 'login-step-over', trip })
        const isTheirs = await link(step.customerId, identity, locale)
        return isTheirs ? accepted({ at: 'linked', ...trip }) : refused({ code: 'identity-taken', trip })
      }
      const loggedIn = await welcome(identity, locale, who.from)
      onEmails()
      if (loggedIn) return accepted({ at: 'inside', loggedIn, ...trip })
      await beginStep(pool, 'newcomer', { identity, back }, { browser, now })
      return accepted({ at: 'question', ...trip })
    },
  }
}

/** An invalid email address is treated as none. */
function writable(identity: Identity): Identity {
  const email = canonicalEmail(identity.email?.trim() ?? '')
  return emailFault(email) === null
    ? { ...identity, email }
    : { ...identity, email: null, isEmailProven: false }
}
