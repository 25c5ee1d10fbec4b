import { keyOfCode } from '@wojaz/content'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ticketAddress } from './attraction-checkout-address.ts'
import type { OrderLine } from './attraction-checkout-view.ts'
import { AttractionFacts } from './attraction-facts.tsx'
import { TicketFiles } from './ticket-files.tsx'

interface OrderItemProps {
  transactionId: string
  item: OrderLine
  as?: 'h2' | 'h3'
}

/** One attraction that was bought, with its state and ticket. */
export function OrderItem({ transactionId, item, as }: OrderItemProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const hasTicket = item.state === 'confirmed'
  const hasPage = hasTicket || item.state === 'waiting'
  return (
    <AttractionFacts line={item} as={as} isOpen={isGoing(item.state)}>
      <StateWords item={item} />
      {item.state === 'waiting' ? <p className="text-small">{t('tickets.ticket.waiting')}</p> : null}
      {hasPage ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink
            href={ticketAddress(locale, transactionId, item.id)}
            look={hasTicket ? 'primary' : 'secondary'}
          >
            {t(hasTicket ? 'tickets.ticket.open' : 'tickets.cancel.link')}
            <span className="sr-only"> {item.title}</span>
          </ButtonLink>
        </p>
      ) : null}
      {hasTicket ? <TicketFiles transactionId={transactionId} item={item} /> : null}
    </AttractionFacts>
  )
}

/** Neither cancelled nor over. */
export const isGoing = (state: OrderLine['state']) =>
  state === 'confirmed' || state === 'waiting' || state === 'asked' || state === 'on-hold'

export function StateWords({ item: { state, refund } }: { item: Pick<OrderLine, 'state' | 'refund'> }) {
  const { t } = useTranslation()
  const isGood = state === 'confirmed'
  const isOpen = isGoing(state) && !isGood
  const look = isGood ? 'text-success' : isOpen ? 'text-warning' : 'text-ink-soft'
  return (
    <>
      <p className={`flex items-center gap-2 text-small font-bold ${look}`}>
        <Icon name={isGood ? 'check' : isOpen ? 'clock' : 'info'} size={16} />
        {t(`tickets.state.${keyOfCode(state)}`)}
      </p>
      {refund ? (
        <p className="text-small">
          {t(`tickets.refund.${refund.state}`, {
            amount: formatMoney(refund.amount),
            day: refund.by ? formatDate(refund.by) : '',
          })}
        </p>
      ) : null}
    </>
  )
}
