import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FileList } from '../payment/payment.ts'
import { ticketFileAddress } from './attraction-checkout-address.ts'
import type { OrderLine } from './attraction-checkout-view.ts'

/** Files to download: for printing and for the calendar. */
export function TicketFiles({ transactionId, item }: { transactionId: string; item: Pick<OrderLine, 'id'> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const href = (file: 'bilet.pdf' | 'kalendarz.ics') =>
    ticketFileAddress(locale, transactionId, item.id, file)
  return (
    <FileList
      files={[
        { href: href('bilet.pdf'), words: t('tickets.ticket.pdf'), kind: 'pdf' },
        { href: href('kalendarz.ics'), words: t('tickets.ticket.calendar'), kind: 'ics' },
      ]}
    />
  )
}
