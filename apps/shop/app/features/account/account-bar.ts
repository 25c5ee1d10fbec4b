import { accountPaths, isWayIn } from '@wojaz/account'
import { wishlistPath } from '../wishlist/wishlist.ts'

/**
 * Whether the account bar is at the bottom of this page. `path` is without the language prefix. Only logged-in customers have the
 * bar.
 */
export function endsAboveBar(path: string, isLoggedIn: boolean): boolean {
  const isOfAccount = path === accountPaths.home || path.startsWith(`${accountPaths.home}/`)
  return isLoggedIn && (path === wishlistPath || (isOfAccount && !isWayIn(path)))
}
