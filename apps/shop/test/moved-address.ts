import { actDetails } from '../server/account/about-me/details-page.ts'
import { actNewAddress } from '../server/account/about-me/new-address-page.ts'
import { pagesOf } from './account-pages.ts'
import type { AccountGuest, AccountShop } from './account-shop.ts'

/** Moves an account to another email address: the wish in the settings, then the yes of both mailboxes. */
export async function moveAddress(
  shop: AccountShop,
  browser: AccountGuest,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const pages = pagesOf(shop, browser, '198.51.100.203')
  await pages.send(actDetails, '/mytui/ustawienia/dane', { intent: 'address', newEmail: to })
  for (const [kind, email] of [
    ['address-old', from],
    ['address-new', to],
  ] as const) {
    const token = await shop.token(kind, { email })
    const answer = await pages.send(actNewAddress, `/mytui/zmiana-adresu?token=${token}`, { intent: 'agree' })
    if (!answer.to?.includes('stan=')) throw new Error(`${kind}: ${answer.to}`)
  }
  // Whoever gets the mailbox next does not find the emails of before in it.
  await shop.services.database.pool.query('delete from mail.emails where recipient = $1', [from])
}

/** The customer wants emails about a trip at the address that they have given up: nobody else gets the trip by that. */
export async function keepFormerContact(shop: AccountShop, number: string, former: string): Promise<void> {
  const order = await shop.services.booking.order(number)
  if (!order) throw new Error('There is no such order.')
  const changed = await shop.services.booking.changeOwner(number, { ...order.contact, email: former })
  if (!changed.ok) throw new Error(changed.refusal.code)
}
