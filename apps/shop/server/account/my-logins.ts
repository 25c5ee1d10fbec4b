import { loginsPath } from '@wojaz/account'
import { canTakeAway } from '@wojaz/account/server'
import { localisedPath } from '@wojaz/travel/locale'
import { redirect } from 'react-router'
import { type LoginsDone, withDone } from '../../app/features/account/logins-done-address.ts'
import type { LoginsView } from '../../app/features/account/logins-view.ts'
import { shippedText } from '../request/error-text.ts'
import { accountOf, accountTexts, type Context, localeOf, mend, refuse, typedIn } from './account-page.ts'
import { justProven, signedIn } from './signed-in.ts'

const longestName = 60

/** The customer's ways to log in: password, providers, passkeys. */
export async function loadLogins(context: Context, request: Request) {
  const { uid, email } = signedIn(context, request)
  const { providers, waysIn } = accountOf(context)
  const { hasPassword, logins, passkeys } = await waysIn(uid)
  const ways = { hasPassword, identities: logins.length, passkeys: passkeys.length }
  const view: LoginsView = {
    email,
    hasPassword,
    canTakeAway: canTakeAway(ways),
    logins: logins.map(({ linkedAt, ...login }) => ({ ...login, linkedAt: linkedAt.toISOString() })),
    passkeys: passkeys.map(({ addedAt, usedAt, ...passkey }) => ({
      ...passkey,
      addedAt: addedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    missing: providers.filter((name) => !logins.some(({ provider }) => provider === name)),
  }
  return { ...view, texts: accountTexts(context) }
}

/** Removing a way to log in needs a fresh proof of identity; renaming does not. */
export async function actLogins(context: Context, request: Request) {
  const { intent, id = '', name = '' } = await typedIn(request)
  const locale = localeOf(context)
  const account = accountOf(context)
  if (intent === 'rename') return rename(context, request, id, name.trim())
  const { uid } = justProven(context, request)
  const outcome = await (intent === 'unlink'
    ? account.unlink(uid, id, locale)
    : account.removePasskey(uid, id, locale))
  return outcome.ok ? done(context, 'unlinked') : refuse({}, context, outcome.refusal.code)
}

async function rename(context: Context, request: Request, id: string, name: string) {
  const { uid } = signedIn(context, request)
  if (name === '' || name.length > longestName) {
    const sentence = shippedText('account.ways.refusal.name', localeOf(context))
    return mend({}, { [id]: sentence })
  }
  const outcome = await accountOf(context).renamePasskey(uid, id, name)
  return outcome.ok ? done(context, 'renamed') : refuse({}, context, outcome.refusal.code)
}

function done(context: Context, what: LoginsDone) {
  return redirect(withDone(localisedPath(localeOf(context), loginsPath), what), 303)
}
