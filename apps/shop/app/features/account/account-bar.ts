import { accountPaths, isWayIn } from '@wojaz/account'
import { wishlistPath } from '../wishlist/wishlist.ts'

/** Whether a page ends above the bar of the account; a path without its language. Only those who are logged in have one. */
export function endsAboveBar(path: string, isLoggedIn: boolean): boolean {
  const isOfAccount = path === accountPaths.home || path.startsWith(`${accountPaths.home}/`)
  return isLoggedIn && (path === wishlistPath || (isOfAccount && !isWayIn(path)))
}
