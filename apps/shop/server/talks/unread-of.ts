import { mailboxPath } from '@wojaz/talks'
import type { Context } from '../account/account-page.ts'
import { customerContext, servicesContext, visitContext } from '../request/context.ts'
import { readerOf } from './reader-of.ts'

/** New messages of whoever looks at a page, without those of the thread that is opened with it. A page is drawn without them, too. */
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

/** Of a path without its language: the thread that its page shows. */
export function openedThread(path: string): string | null {
  if (path.startsWith(`${mailboxPath}/`)) return path.slice(mailboxPath.length + 1)
  return /^\/mytui\/rezerwacja\/(W\d{9})\/karta\/czat$/.exec(path)?.[1] ?? null
}

/** New messages about one trip; on the page that shows them there are none. */
export async function unreadOfTrip(context: Context, number: string, tab: string): Promise<number> {
  const customer = context.get(customerContext)
  if (!customer || tab === 'czat') return 0
  const { talks } = context.get(servicesContext)
  return talks.guest.unreadOfTrip(customer.uid, number)
}
