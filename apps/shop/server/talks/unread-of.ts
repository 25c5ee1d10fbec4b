import { mailboxPath } from '@wojaz/talks'
import type { Context } from '../account/account-page.ts'
import { customerContext, servicesContext, visitContext } from '../request/context.ts'
import { readerOf } from './reader-of.ts'

/**
 * The customer's unread messages, without those of the thread that the page opens. If they cannot be read, the page is shown
 * without them.
 */
export async function unreadOf(context: Context): Promise<number> {
  const customer = context.get(customerContext)
  if (!customer) return 0
  const { booking, talks, log } = context.get(servicesContext)
  try {
    return await talks.guest.unread(
      await readerOf(booking, customer),
      openedThread(context.get(visitContext).path),
    )
  } catch (err) {
    log.warn({ err }, 'new messages could not be counted')
    return 0
  }
}

/** The thread that a page shows; the path has no language prefix. */
export function openedThread(path: string): string | null {
  if (path.startsWith(`${mailboxPath}/`)) return path.slice(mailboxPath.length + 1)
  return /^\/mytui\/rezerwacja\/(W\d{9})\/karta\/czat$/.exec(path)?.[1] ?? null
}

/** Unread messages about one trip; 0 on the page that shows them. */
export async function unreadOfTrip(context: Context, number: string, tab: string): Promise<number> {
  const customer = context.get(customerContext)
  if (!customer || tab === 'czat') return 0
  const { talks } = context.get(servicesContext)
  return talks.guest.unreadOfTrip(customer.uid, number)
}
