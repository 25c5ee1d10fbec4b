import type { Visitor } from '@wojaz/content'

/** What the shop knows about the user of this browser. */
export interface UserInfo {
  authenticated: boolean
  account_type: string | null
  user_uid: string | null
  language: string
  hashed_user_uid: string | null
  timestamp: string
  user_status: string
}

export type UserInfoBody = Omit<UserInfo, 'user_status'>

export const refreshMs = 240_000
const defaultStatus = 'FIRST_TIME_ON_PAGE'

/** The status is not in the body: it comes in the header `customer-segment`. */
export function userInfoFrom(body: UserInfoBody, segment: string | null): UserInfo {
  return { ...body, user_status: segment || defaultStatus }
}

/** Whether a page rendered for `drawnFor` has the wrong components for this user. */
export function needsRedrawing(drawnFor: Visitor, info: UserInfo): boolean {
  return drawnFor.authenticated !== info.authenticated || drawnFor.userStatus !== info.user_status
}
