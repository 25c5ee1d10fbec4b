import { isAttractionNumber } from '@wojaz/attractions'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'
import { attractionOrderStates } from '../attraction-words.ts'
import {
  AttractionBuyer,
  AttractionEmails,
  AttractionItems,
  AttractionMoney,
} from '../parts/attraction-parts.tsx'
import { Page } from '../parts/page.tsx'

/** An attraction order, bought with or without a trip. */
export async function loader({ params: { number = '' }, context }: LoaderFunctionArgs) {
  const { attractionSale, booking, emailsAbout, write } = atDesk(context)
  const order = isAttractionNumber(number) ? await attractionSale.orderOfNumber(number) : null
  if (!order) throw notThere()
  await write({ act: 'order-seen', orders: [number] })
  const [money, emails] = await Promise.all([
    booking.purchasePayments(order.transactionId),
    emailsAbout(order.contact.email, number),
  ])
  return { order, money, emails }
}

export default function AttractionOrderPage() {
  const { order, money, emails } = useLoaderData<typeof loader>()
  return (
    <Page title={`${order.number}: atrakcje`}>
      <p>
        <span className={`mark ${order.state === 'paid' ? 'confirmed' : 'pending'}`}>
          {attractionOrderStates[order.state]}
        </span>
      </p>
      <AttractionItems order={order} />
      <div className="columns">
        <div>
          <AttractionBuyer order={order} />
          <AttractionEmails emails={emails} />
        </div>
        <AttractionMoney order={order} money={money} />
      </div>
    </Page>
  )
}
