import { accountPaths, isWayIn } from '@wojaz/account'
import { calledName } from '@wojaz/travel/locale'
import type { AccountGreeting } from '../../app/features/account/account-head.tsx'
import { customerContext, deliveryContext, visitContext } from '../request/context.ts'
import type { Customer } from '../request/visitor.ts'
import type { Context } from './account-page.ts'
import { countdownWords } from './countdown-words.ts'
import { tripAhead } from './trip-ahead.ts'

/**
 * The greeting above the pages of the account and the wishlist. The first page of the account shows the same in detail, so it has
 * none.
 */
export async function accountHead(context: Context): Promise<AccountGreeting | null> {
  const customer = context.get(customerContext)
  const { path, locale } = context.get(visitContext)
  if (!customer || path === accountPaths.home || isWayIn(path)) return null
  const { t } = context.get(deliveryContext).i18n
  const name = calledName(locale, customer.firstName)
  return {
    greeting: name === null ? t('account.home.greeting') : t('account.home.greetingByName', { name }),
    trip: await tripWords(context, customer, path),
  }
}

async function tripWords(
  context: Context,
  customer: Customer,
  path: string,
): Promise<AccountGreeting['trip']> {
  const next = await tripAhead(context, customer)
  // The pages of that trip show it themselves.
  if (!next || path.startsWith(`/mytui/rezerwacja/${next.reservation.number}/`)) return null
  const { t } = context.get(deliveryContext).i18n
  const { name, url } = next.reservation
  return { heading: t('account.next.heading'), countdown: countdownWords(t, next.daysLeft), name, url }
}
