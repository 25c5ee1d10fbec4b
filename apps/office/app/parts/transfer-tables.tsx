import type { RefundToSend, UnfitPayment } from '@wojaz/booking/server'
import type { Complaint } from '@wojaz/complaints'
import { base } from '../address.ts'
import type { TransferActed } from '../routes/transfers.tsx'
import { unfitWords } from '../transfer-words.ts'
import { refundReasons } from '../words.ts'
import { Moment, moneyText, OrderLink, PaidForLink } from './said-values.tsx'
import { Table } from './table.tsx'
import { AwardSentForm, SentForm } from './transfer-forms.tsx'

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

/** Agreed amounts of complaints. Whoever gave no account is asked for one. */
export function AwardsToSend({
  awards,
  acted,
}: {
  awards: readonly Complaint[]
  acted: TransferActed['of'] | undefined
}) {
  return (
    <Table
      caption="Kwoty z reklamacji do wysłania przelewem"
      rows={awards}
      keyOf={({ number }) => number}
      columns={[
        {
          name: 'Reklamacja',
          cell: ({ number }) => <a href={`${base}/reklamacje/${number}`}>{number}</a>,
        },
        { name: 'Zamówienie', cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
        { name: 'Rachunek', cell: ({ written }) => written.iban ?? 'zapytaj gościa' },
        { name: 'Kwota', cell: ({ owed }) => moneyText(owed ?? 0), isNumber: true },
        {
          name: 'Gotowe',
          cell: ({ number, written }) => (
            <AwardSentForm
              number={number}
              hasAccount={written.iban !== null}
              acted={acted?.id === number ? acted : undefined}
            />
          ),
        },
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
