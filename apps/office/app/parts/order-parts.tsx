import { dueAfter, type Order } from '@wojaz/booking'
import {
  announcementNames,
  methodNames,
  noticeStateNames,
  paymentStateNames,
  refundReasons,
} from '../words.ts'
import { dayText, Moment, moneyText } from './said-values.tsx'
import { Table } from './table.tsx'

export function OrderPeople({ order: { contact, participants } }: { order: Order }) {
  return (
    <section className="card" aria-labelledby="osoby">
      <h2 id="osoby">Osoby</h2>
      <dl>
        <dt>Zamawia</dt>
        <dd>
          {contact.firstName} {contact.lastName}
        </dd>
        <dt>E-mail</dt>
        <dd>{contact.email}</dd>
        <dt>Telefon</dt>
        <dd>{contact.phone}</dd>
        <dt>Adres</dt>
        <dd>
          {contact.street}, {contact.postalCode} {contact.city}
        </dd>
      </dl>
      <Table
        caption="Podróżni"
        columns={[
          { name: 'Imię i nazwisko', cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
          { name: 'Data urodzenia', cell: ({ birthDate }) => dayText(birthDate) },
        ]}
        rows={participants}
        keyOf={({ firstName, lastName, birthDate }) => `${firstName} ${lastName} ${birthDate}`}
      />
    </section>
  )
}

export function OrderTrip({ order: { offer } }: { order: Order }) {
  const legs = [offer.departureFlight, offer.returnFlight].filter((leg) => leg !== null)
  return (
    <section className="card" aria-labelledby="podroz">
      <h2 id="podroz">Podróż</h2>
      <dl>
        <dt>Termin</dt>
        <dd>
          {dayText(offer.departureDate)} – {dayText(offer.returnDate)} (liczba nocy: {offer.duration})
        </dd>
        {offer.hotelName && (
          <>
            <dt>Hotel</dt>
            <dd>
              {offer.hotelName} ({offer.hotelCode}), {offer.breadcrumbs.map(({ name }) => name).join(', ')}
            </dd>
            <dt>Wyżywienie</dt>
            <dd>{offer.boardName}</dd>
            <dt>Pokoje</dt>
            <dd>{offer.occupancies.map(({ roomName }) => roomName).join(', ')}</dd>
          </>
        )}
        {legs.map((leg) => (
          <FlightLine key={leg.flightId} leg={leg} />
        ))}
      </dl>
    </section>
  )
}

function FlightLine({ leg }: { leg: NonNullable<Order['offer']['departureFlight']> }) {
  return (
    <>
      <dt>
        Lot {leg.airLineCode}
        {leg.flightNumber}
      </dt>
      <dd>
        {leg.fromAirport} {leg.departureTime} – {leg.toAirport} {leg.arrivalTime}, {dayText(leg.date)}
      </dd>
    </>
  )
}

export function OrderMoney({ order }: { order: Order }) {
  const { price, paid, schedule, payments, refunds } = order
  const due = order.state === 'confirmed' ? dueAfter(schedule, paid) : []
  return (
    <section className="card" aria-labelledby="pieniadze">
      <h2 id="pieniadze">Cena i pieniądze</h2>
      <dl>
        <dt>Oferta</dt>
        <dd>{moneyText(price.offer)}</dd>
        <dt>Usługi dodatkowe</dt>
        <dd>{moneyText(price.upsells)}</dd>
        <dt>Razem</dt>
        <dd>
          <strong>{moneyText(price.total)}</strong>
        </dd>
        <dt>Wpłacono</dt>
        <dd>{moneyText(paid)}</dd>
        {due.map(({ amount, dueBy }) => (
          <DueLine key={dueBy} amount={amount} dueBy={dueBy} />
        ))}
      </dl>
      <Table
        caption="Płatności"
        columns={[
          { name: 'Rozpoczęta', cell: ({ startedAt }) => <Moment at={startedAt} /> },
          { name: 'Sposób', cell: ({ method }) => methodNames[method] ?? method },
          { name: 'Stan', cell: ({ state }) => paymentStateNames[state] },
          { name: 'Kwota', cell: ({ amount }) => moneyText(amount), isNumber: true },
        ]}
        rows={payments}
        keyOf={({ id }) => id}
      />
      {refunds.length > 0 && (
        <Table
          caption="Zwroty"
          columns={[
            { name: 'Zlecony', cell: ({ askedAt }) => <Moment at={askedAt} /> },
            { name: 'Powód', cell: ({ reason }) => refundReasons[reason] ?? reason },
            {
              name: 'Wypłacony',
              cell: ({ finishedAt }) => (finishedAt ? <Moment at={finishedAt} /> : 'jeszcze nie'),
            },
            { name: 'Kwota', cell: ({ amount }) => moneyText(amount), isNumber: true },
          ]}
          rows={refunds}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  )
}

function DueLine({ amount, dueBy }: { amount: number; dueBy: string }) {
  return (
    <>
      <dt>Do zapłaty do {dayText(dueBy)}</dt>
      <dd>{moneyText(amount)}</dd>
    </>
  )
}

export function OrderNotices({ order: { notices } }: { order: Order }) {
  if (notices.length === 0) return null
  return (
    <section className="card" aria-labelledby="zmiany">
      <h2 id="zmiany">Zmiany organizatora</h2>
      <Table
        caption="Zmiany i odpowiedzi"
        columns={[
          { name: 'Zmiana', cell: ({ change }) => announcementNames[change.kind] },
          { name: 'Ogłoszona', cell: ({ madeAt }) => <Moment at={madeAt} /> },
          { name: 'Odpowiedź do', cell: ({ answerBy }) => (answerBy ? <Moment at={answerBy} /> : '–') },
          { name: 'Stan', cell: ({ state }) => noticeStateNames[state] },
        ]}
        rows={notices}
        keyOf={({ id }) => id}
      />
    </section>
  )
}
