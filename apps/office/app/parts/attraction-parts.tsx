import {
  type AttractionItem,
  type AttractionOrder,
  holderNames,
  peopleWords,
  whenWords,
} from '@wojaz/attractions'
import type { PurchaseMoney } from '@wojaz/booking/server'
import type { EmailLine } from '@wojaz/mail/server'
import { attractionEmails, attractionRefunds, attractionStates } from '../attraction-words.ts'
import { methodNames, paymentStateNames, refundReasons, words } from '../words.ts'
import { Moment, moneyText, OrderLink } from './said-values.tsx'
import { type Column, Table } from './table.tsx'

interface OfOrder {
  readonly order: AttractionOrder
}

export function AttractionBuyer({ order: { contact, placedAt, tripNumber } }: OfOrder) {
  return (
    <section className="card" aria-labelledby="kupujacy">
      <h2 id="kupujacy">Kupujący</h2>
      <dl>
        <dt>Kupuje</dt>
        <dd>
          {contact.firstName} {contact.lastName}
        </dd>
        <dt>E-mail</dt>
        <dd>{contact.email}</dd>
        <dt>Telefon</dt>
        <dd>{contact.phone}</dd>
        <dt>Złożone</dt>
        <dd>
          <Moment at={placedAt} />
        </dd>
        {tripNumber && (
          <>
            <dt>Do podróży</dt>
            <dd>
              <OrderLink number={tripNumber} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

const itemColumns: readonly Column<AttractionItem>[] = [
  { name: 'Atrakcja', cell: ({ titles, optionTitles }) => `${titles.pl}, ${optionTitles.pl}` },
  { name: 'Termin (czas miejscowy)', cell: whenWords },
  { name: 'Bilety', cell: (item) => peopleWords(item, 'pl') },
  { name: 'Osoby', cell: (item) => holderNames(item).join(', ') || '–' },
  { name: 'Odbiór', cell: ({ pickup }) => pickup?.name ?? '–' },
  { name: words.state, cell: ({ state }) => attractionStates[state] },
  {
    name: 'Organizator',
    cell: ({ supplierContact: { name, phone } }) => (phone ? `${name}, ${phone}` : name),
  },
  { name: 'Numer u organizatora', cell: ({ supplierReference }) => supplierReference ?? '–' },
  { name: 'Zwrot', cell: ({ refund }) => (refund ? refundText(refund) : '–') },
  { name: 'Cena', cell: ({ price }) => moneyText(price.total), isNumber: true },
]

const refundText = ({ amount, state }: NonNullable<AttractionItem['refund']>) =>
  `${moneyText(amount)}, ${attractionRefunds[state]}`

export function AttractionItems({ order: { items } }: OfOrder) {
  return <Table caption="Atrakcje" columns={itemColumns} rows={items} keyOf={({ id }) => id} />
}

export function AttractionMoney({ order, money }: OfOrder & { readonly money: PurchaseMoney }) {
  return (
    <section className="card" aria-labelledby="pieniadze">
      <h2 id="pieniadze">Pieniądze</h2>
      <dl>
        <dt>Razem</dt>
        <dd>
          <strong>{moneyText(order.total)}</strong>
        </dd>
        <dt>Wpłacono</dt>
        <dd>{moneyText(order.paid)}</dd>
      </dl>
      <Table
        caption="Płatności"
        columns={[
          { name: 'Rozpoczęta', cell: ({ startedAt }) => <Moment at={startedAt} /> },
          { name: 'Sposób', cell: ({ method }) => methodNames[method] ?? method },
          { name: words.state, cell: ({ state }) => paymentStateNames[state] },
          { name: words.amount, cell: ({ amount }) => moneyText(amount), isNumber: true },
        ]}
        rows={money.payments}
        keyOf={({ id }) => id}
      />
      {money.refunds.length > 0 && (
        <Table
          caption="Zwroty"
          columns={[
            { name: 'Powód', cell: ({ reason }) => refundReasons[reason] ?? reason },
            { name: words.amount, cell: ({ amount }) => moneyText(amount), isNumber: true },
          ]}
          rows={money.refunds}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  )
}

export function AttractionEmails({ emails }: { readonly emails: readonly EmailLine[] }) {
  return (
    <section className="card" aria-labelledby="listy">
      <h2 id="listy">Listy do gościa</h2>
      <Table
        caption="Wysłane wiadomości"
        columns={[
          { name: words.when, cell: ({ queuedAt }) => <Moment at={queuedAt} /> },
          { name: words.what, cell: ({ kind }) => attractionEmails[kind] ?? kind },
        ]}
        rows={emails}
        keyOf={({ kind, queuedAt }) => `${kind} ${queuedAt.toISOString()}`}
      />
    </section>
  )
}
