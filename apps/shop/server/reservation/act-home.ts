import { type Context, typedIn } from '../account/account-page.ts'
import { actLogout } from '../account/act-account.ts'
import { actAskToJoin } from './join-page.ts'

/** What is pressed on the first page of the account: a booking is asked for, or they go. */
export async function actHome(context: Context, request: Request) {
  const typed = await typedIn(request)
  return typed.intent === 'join' ? actAskToJoin(context, request, typed) : actLogout(context, request)
}
