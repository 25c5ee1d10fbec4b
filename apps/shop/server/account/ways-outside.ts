import { accountOf, type Context } from './account-page.ts'

/** Whose logins are offered on the pages of those outside. */
export function waysOutside(context: Context, back: string | null) {
  return { providers: accountOf(context).providers, back }
}
