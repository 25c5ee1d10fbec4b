import { isAttractionNumber } from '@wojaz/attractions'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'
import { attractionOrderStates } from '../attraction-words.ts'
import {
  AttractionBuyer,
  AttractionItems,
  AttractionLetters,
  AttractionMoney,
} from '../parts/attraction-parts.tsx'
import { Page } from '../parts/page.tsx'

/** What somebody bought beside their trip, or without one. */
export async function loader({ params: { number = '' }, context }: LoaderFunctionArgs) {
  const { attractionSale, booking, lettersAbout, write } = atDesk(context)
  const order = isAttractionNumber(number) ? await attractionSale.orderOfNumber(number) : null
  if (!order) throw notThere()
  await write({ act: 'order-seen', orders: [number] })
  const [money, letters] = await Promise.all([
    booking.purchasePayments(order.transactionId),
    lettersAbout(order.contact.email, number),
  ])
  return { order, money, letters }
}

export default function AttractionOrderPage() {
  const { order, money, letters } = useLoaderData<typeof loader>()
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
          <AttractionLetters letters={letters} />
        </div>
        <AttractionMoney order={order} money={money} />
      </div>
    </Page>
  )
}
