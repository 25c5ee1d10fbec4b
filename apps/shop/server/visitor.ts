import type { Visitor } from '@wojaz/content'
import { isTracking } from '../app/report/tracking.ts'

/** Everyone, until there are customers to sign in. */
export const anonymousVisitor: Visitor = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }

/** Campaign marks do not change a page, so guests from a campaign share it with everyone else. */
export function isSharedQuery(query: unknown): boolean {
  return Object.keys(query as object).every((name) => isTracking(name))
}
