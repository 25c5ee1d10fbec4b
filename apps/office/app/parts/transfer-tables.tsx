import type { RefundToSend, UnfitPayment } from '@wojaz/booking/server'
import { base } from '../address.ts'
import { unfitWords } from '../transfer-words.ts'
import { refundReasons } from '../words.ts'
import { Moment, moneyText, OrderLink, PaidForLink } from './said-values.tsx'
import { Table } from './table.tsx'
import { SentForm } from './transfer-forms.tsx'

/** Refunds of orders that were paid by transfer. */
export function RefundsToSend({ refunds }: { refunds: readonly RefundToSend[] }) {
  return (
    <Table
      caption="Zwroty z zamówień do wysłania przelewem"
      rows={refunds}
      keyOf={({ id }) => id}
      columns={[
        { name: 'Zlecony', cell: ({ askedAt }) => <Moment at={askedAt} /> },
        { name: 'Zamówienie', cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
        { name: 'Powód', cell: ({ reason }) => refundReasons[reason] ?? reason },
        { name: 'Komu', cell: ({ sender }) => sender ?? '–' },
        { name: 'Rachunek', cell: ({ account }) => account ?? 'zapytaj gościa' },
        { name: 'Kwota', cell: ({ amount }) => moneyText(amount), isNumber: true },
        { name: 'Gotowe', cell: ({ id }) => <SentForm action={`${base}/przelewy/zwroty/${id}`} /> },
      ]}
    />
  )
}

/** Payments at gateways that did not count. They are refunded automatically, or a member contacts the gateway. */
export function UnfitPayments({ unfit }: { unfit: readonly UnfitPayment[] }) {
  return (
    <Table
      caption="Wpłaty z bramek, które nie pasowały, od najnowszej"
      rows={unfit}
      keyOf={({ gateway, id, at }) => `${gateway} ${id} ${at.getTime()}`}
      columns={[
        { name: 'Kiedy', cell: ({ at }) => <Moment at={at} /> },
        { name: 'Bramka', cell: ({ gateway }) => gateway },
        {
          name: 'Zamówienie',
          cell: ({ label, orderNumber }) => label && <PaidForLink label={label} orderNumber={orderNumber} />,
        },
        { name: 'Powód', cell: ({ why }) => unfitWords[why] ?? why },
        { name: 'Co dalej', cell: nextText },
        { name: 'Kwota', cell: ({ amount }) => moneyText(amount), isNumber: true },
      ]}
    />
  )
}

function nextText({ label, finishedAt, id }: UnfitPayment) {
  if (!label) return `wyjaśnij w bramce, płatność ${id}`
  return finishedAt ? 'zwrócona' : 'wraca do gościa'
}
