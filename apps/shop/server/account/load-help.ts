import { customerContext } from '../request/context.ts'
import { accountTexts, type Context } from './account-page.ts'

/** For everybody, logged in or not. */
export function loadHelp(context: Context) {
  return { isLoggedIn: context.get(customerContext) !== null, texts: accountTexts(context) }
}
