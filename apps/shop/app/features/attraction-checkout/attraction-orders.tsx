import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { AddAttraction } from './add-attraction.tsx'
import type { AddAttractionView, AttractionOrderView } from './attraction-checkout-view.ts'
import { isGoing, OrderItem } from './order-item.tsx'

/** Attractions that were bought, with their state and ticket. Renders nothing if there are none. */
export function AttractionOrders({ orders }: { orders: readonly AttractionOrderView[] }) {
  const { t } = useTranslation()
  const id = useId()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-title">
        {t('tickets.mine.heading')}
      </h2>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {orders
          .flatMap(({ transactionId, items }) => items.map((item) => ({ transactionId, item })))
          // Those that can still be used come first: guests look for their tickets.
          .toSorted((a, b) => Number(isGoing(b.item.state)) - Number(isGoing(a.item.state)))
          .map(({ transactionId, item }) => (
            <li key={item.id} className="rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
              <OrderItem transactionId={transactionId} item={item} as="h3" />
            </li>
          ))}
      </ul>
    </section>
  )
}

interface TripAttractionsProps {
  orders: readonly AttractionOrderView[]
  add: AddAttractionView | null
}

/** The attractions of one trip, and a link to more. */
export function TripAttractions({ orders, add }: TripAttractionsProps) {
  if (orders.length === 0 && !add) return null
  return (
    <Container className="grid gap-6 pb-10">
      <AttractionOrders orders={orders} />
      <AddAttraction trip={add} />
    </Container>
  )
}
