import { accountOf, type Context } from './account-page.ts'

/** The login providers offered to visitors who are not logged in. */
export function waysOutside(context: Context, back: string | null) {
  return { providers: accountOf(context).providers, back }
}
