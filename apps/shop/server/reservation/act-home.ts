import { type Context, typedIn } from '../account/account-page.ts'
import { actLogout } from '../account/act-account.ts'
import { actAskToJoin } from './join-page.ts'

/** Handles the forms of the account's start page: adding a booking, or logging out. */
export async function actHome(context: Context, request: Request) {
  const typed = await typedIn(request)
  return typed.intent === 'join' ? actAskToJoin(context, request, typed) : actLogout(context, request)
}
