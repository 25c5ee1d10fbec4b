import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SpinnerRing } from '../../ui/spinner-ring.tsx'
import { useAsking } from '../payment/payment.ts'
import { attractionCartAddress } from './attraction-checkout-address.ts'
import type { AttractionOrderView } from './attraction-checkout-view.ts'
import { OrderItem } from './order-item.tsx'

/** A supplier's automatic answer takes seconds. If a person has to answer, the guest gets an email. */
const isBeingConfirmed = ({ items }: AttractionOrderView) =>
  items.some(({ state }) => state === 'asked' || state === 'on-hold')

/** Waits for the bank and for suppliers that answer at once, then shows what was bought, each item with its state. */
export function AttractionPaidScreen({ order }: { order: AttractionOrderView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isAtBank = order.state === 'ordered'
  const isWaiting = isAtBank || isBeingConfirmed(order)
  useAsking(isWaiting)
  const kind = titleOf(order)
  const title = t(`tickets.order.${kind}`)
  return (
    <Container measure="narrow" className="grid gap-6 py-6 lg:py-10">
      <title>{`${title} | Wojaż`}</title>
      {isWaiting ? (
        <noscript>
          <meta httpEquiv="refresh" content="2" />
        </noscript>
      ) : null}
      <div className="flex items-start gap-5 rounded-card bg-paper-raised p-6 shadow-raised">
        {isWaiting ? (
          <span aria-hidden="true" className="mt-1 text-accent">
            <SpinnerRing size={50} />
          </span>
        ) : (
          <Icon
            name={kind === 'overTitle' ? 'info' : 'check'}
            className={`mt-1 shrink-0 ${kind === 'overTitle' ? 'text-ink-soft' : 'text-success'}`}
          />
        )}
        <div role="status" className="grid min-w-0 gap-2 wrap-anywhere">
          <h1 className="text-heading">{title}</h1>
          <p>{t('tickets.order.number', { number: order.number })}</p>
          <p className="text-ink-soft">
            {isAtBank ? t('tickets.order.waitLead') : t('tickets.order.email', { email: order.email })}
          </p>
        </div>
      </div>
      {isAtBank ? (
        <p>
          <ButtonLink look="secondary" href={attractionCartAddress(locale)}>
            {t('tickets.order.otherWay')}
          </ButtonLink>
        </p>
      ) : (
        <ul className="grid gap-4">
          {order.items.map((item) => (
            <li key={item.id} className="rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
              <OrderItem transactionId={order.transactionId} item={item} />
            </li>
          ))}
        </ul>
      )}
    </Container>
  )
}

function titleOf({ state, items }: AttractionOrderView) {
  if (state === 'ordered') return 'waitTitle'
  const states = items.map((item) => item.state)
  if (states.every((one) => one === 'confirmed')) return 'paidTitle'
  return states.some((one) => one === 'waiting' || one === 'asked' || one === 'on-hold')
    ? 'partTitle'
    : 'overTitle'
}
