import { browserName } from '@wojaz/account'
import { redirect } from 'react-router'
import { accountAddress } from '../../app/features/account/account-address.ts'
import type { SessionView } from '../../app/features/account/my-data-view.ts'
import { servicesContext } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'
import { accountOf, accountTexts, type Context, localeOf, typedIn } from './account-page.ts'
import { signedIn } from './signed-in.ts'

/** The customer's sessions: this browser first, then by last use. Used by the page and by the API call. */
export async function sessionsOfCustomer(
  { account }: Pick<Services, 'account'>,
  { uid, sessionId }: Customer,
): Promise<SessionView[]> {
  const sessions = await account.sessionsOf(uid)
  const views = sessions.map(({ id, agent, place, seenAt, begunAt }) => {
    return {
      id,
      place,
      isThis: id === sessionId,
      device: browserName(agent) ?? '',
      seenAt: seenAt.toISOString(),
      begunAt: begunAt.toISOString(),
    }
  })
  return views.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}

const sessionIdShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** False: the session belongs to somebody else or has ended. The current browser must log out instead. */
export async function endSessionOf(
  { account }: Pick<Services, 'account'>,
  { uid }: Customer,
  id: string,
): Promise<boolean> {
  return sessionIdShape.test(id) && account.endOwnSession(uid, id)
}

export async function loadSessions(context: Context, request: Request) {
  const customer = signedIn(context, request)
  return {
    sessions: await sessionsOfCustomer(context.get(servicesContext), customer),
    texts: accountTexts(context),
  }
}

/** Ends one session, or all others. A session that has ended already is not a fault. */
export async function actSessions(context: Context, request: Request) {
  const customer = signedIn(context, request)
  const { end = '' } = await typedIn(request)
  if (end === 'others') await accountOf(context).endOtherSessions(customer.uid, customer.sessionId)
  else await endSessionOf(context.get(servicesContext), customer, end)
  return redirect(accountAddress(localeOf(context), 'sessions'), 303)
}
