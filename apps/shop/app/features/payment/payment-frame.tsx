import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { OrderView } from './payment-view.ts'

interface PaymentFrameProps {
  title: string
  lead?: string
  order: OrderView
  children: ReactNode
}

/** A page of an order. The trip and its price are beside the content, on a phone in short above it. */
export function PaymentFrame({ title, lead, order, children }: PaymentFrameProps) {
  const { t } = useTranslation()
  const { offer, price } = order
  return (
    <Container className="py-6 lg:py-10">
      <title>{`${title} | Wojaż`}</title>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid min-w-0 gap-6">
          <div>
            <h1 className="text-heading">{title}</h1>
            {lead ? <p className="mt-2 max-w-reading text-ink-soft">{lead}</p> : null}
          </div>
          <details className="group rounded-card bg-paper-raised p-4 shadow-raised lg:hidden">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
                <span>
                  <strong>{offer.hotelName}</strong>, {formatDate(offer.departureDate)}
                </span>
                <strong className="whitespace-nowrap tabular-nums">{formatMoney(price.total)}</strong>
              </span>
              <span className="sr-only">{t('checkout.price.details')}</span>
              <Icon
                name="chevronDown"
                size={16}
                className="shrink-0 text-accent transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="mt-4">
              <OrderSummary order={order} />
            </div>
          </details>
          {children}
        </div>
        <aside
          aria-label={t('checkout.trip.heading')}
          className="hidden rounded-card bg-paper-raised p-5 shadow-floating lg:sticky lg:top-6 lg:block"
        >
          <OrderSummary order={order} />
        </aside>
      </div>
    </Container>
  )
}
