import { tokenParameter } from '@wojaz/mail'
import { redirect } from 'react-router'
import { accountAddress } from '../../../app/features/account/account-address.ts'
import type { NewAddressView } from '../../../app/features/account/new-address-view.ts'
import { servicesContext } from '../../request/context.ts'
import type { Services } from '../../request/services.ts'
import { accountOf, accountTexts, type Context, localeOf, typedIn } from '../account-page.ts'

/** Query parameter with the result of a press. */
const newsParameter = 'stan'
const news = ['waits-old', 'waits-new', 'done', 'stopped', 'taken'] as const

/**
 * The page behind the links of both emails. Opening it changes nothing, because programs open links too: the guest must press a
 * button.
 */
export async function loadNewAddress(
  context: Context,
  request: Request,
): Promise<NewAddressView & { texts: string }> {
  const search = new URL(request.url).searchParams
  const texts = accountTexts(context)
  const told = news.find((one) => one === search.get(newsParameter))
  if (told) return { state: told, texts }
  const link = await accountOf(context).addressLink(search.get(tokenParameter) ?? '')
  if (!link) return { state: 'over', texts }
  return { state: 'asked', side: link.side, email: link.newEmail, texts }
}

export async function actNewAddress(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get(tokenParameter) ?? ''
  const { intent } = await typedIn(request)
  const account = accountOf(context)
  if (intent === 'stop') {
    await account.stopAddressByLink(token)
    return told(context, 'stopped')
  }
  const services = context.get(servicesContext)
  // Before the change, so that nothing is lost if this process ends between the two.
  const owner = await account.addressLink(token)
  if (owner) await joinOrders(services, { id: owner.customerId, email: owner.email })
  const answer = await account.agreeToAddress(token)
  if (!answer.ok)
    return answer.refusal.code === 'address-taken'
      ? told(context, 'taken')
      : redirect(accountAddress(localeOf(context), 'newAddress'), 303)
  if (!answer.value.isDone) return told(context, `waits-${answer.value.waitsFor}`)
  await follow(services, answer.value)
  return told(context, 'done')
}

interface Changed {
  customerId: string
  before: string
  now: string
}

type Sale = Pick<Services, 'booking' | 'attractionSale'>

/** Orders that guests made with the address become the customer's. */
async function joinOrders({ booking, attractionSale }: Sale, customer: { id: string; email: string }) {
  await booking.joinOrders(customer)
  await attractionSale.joinOrders(customer)
}

/** What was sent to the old address goes to the new one from now on: emails about trips and tickets, and the mailing lists. */
async function follow(services: Sale & Pick<Services, 'mail'>, { customerId: id, before, now }: Changed) {
  await joinOrders(services, { id, email: before })
  await services.booking.moveContacts(id, before, now)
  await services.attractionSale.moveContacts(id, before, now)
  await services.mail.moveLists(before, now)
}

function told(context: Context, what: (typeof news)[number]) {
  return redirect(`${accountAddress(localeOf(context), 'newAddress')}?${newsParameter}=${what}`, 303)
}
