import { contactField, type Order, participantField } from '@wojaz/booking'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, typedIn } from '../at-desk.ts'
import { peopleRefusals } from '../behalf-words.ts'
import { type BehalfActed, faultyAct, onBehalf, saidAct } from '../on-behalf.ts'
import { orderOf } from '../order-of.ts'
import { Field } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { PersonFields } from '../parts/person-fields.tsx'
import { OrderLink } from '../parts/said-values.tsx'

const personFields = ['title', 'firstName', 'lastName', 'birthDate'] as const
const contactFields = ['firstName', 'lastName', 'phone', 'street', 'postalCode', 'city'] as const

/** The order's values as form fields. */
function fieldsOf({ participants, contact }: Order): Record<string, string> {
  return Object.fromEntries([
    ...participants.flatMap((one, place) =>
      personFields.map((field) => [participantField(place, field), one[field]]),
    ),
    ...contactFields.map((field) => [contactField(field), contact[field]]),
  ])
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const order = await orderOf(desk, params.number)
  await desk.write({ act: 'order-seen', orders: [order.number] })
  return { number: order.number, fields: fieldsOf(order), people: order.participants.length }
}

/**
 * Changes the contact or one traveller by the same rules as for guests: a typing error is corrected at once, another person needs
 * a quote first.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const order = await orderOf(desk, params.number)
  const typed = await typedIn(request)
  const person = /^\d{1,2}$/.test(typed.person ?? '') ? Number(typed.person) : null
  const facts = { what: person === null ? 'contact' : `person ${person + 1}` }
  const behalf = onBehalf(desk, { act: 'people-changed', orders: [order.number], facts })
  const changed =
    person === null
      ? await desk.trips.changeContact(order, typed, behalf)
      : await desk.trips.changePerson(order, person, typed, behalf)
  if (changed.ok) {
    const { quote } = changed.value
    return redirect(
      quote
        ? `${base}/zamowienia/${order.number}/zmiana/${quote.id}`
        : asked(`/zamowienia/${order.number}`, { zrobione: 'osoby' }),
      303,
    )
  }
  const { refusal } = changed
  return refusal.code === 'form-faulty'
    ? faultyAct(refusal.faults, typed)
    : saidAct(peopleRefusals[refusal.code], typed)
}

export default function OrderPeoplePage() {
  const { number, fields, people } = useLoaderData<typeof loader>()
  const acted = useActionData<BehalfActed>()
  const typed = { ...fields, ...acted?.typed }
  const faults = acted?.faults ?? {}
  const path = `${base}/zamowienia/${number}/osoby`
  const ofContact = (field: (typeof contactFields)[number]) => {
    const name = contactField(field)
    return { name, defaultValue: typed[name], fault: faults[name], required: true, autoComplete: 'off' }
  }
  return (
    <Page title={`Dane osób ${number}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      <p>
        <OrderLink number={number} />
      </p>
      {Array.from({ length: people }, (_, place) => (
        <form key={participantField(place, 'firstName')} method="post" action={path} className="card">
          <h2>Podróżny {place + 1}</h2>
          <input type="hidden" name="person" value={place} />
          <PersonFields nameOf={(field) => participantField(place, field)} typed={typed} faults={faults} />
          <button type="submit">Zapisz podróżnego {place + 1}</button>
        </form>
      ))}
      <form method="post" action={path} className="card">
        <h2>Kontakt</h2>
        <p className="hint">Adres e-mail zostaje: do niego należy zamówienie.</p>
        <div className="row">
          <Field label="Imię" {...ofContact('firstName')} />
          <Field label="Nazwisko" {...ofContact('lastName')} />
          <Field label="Telefon" {...ofContact('phone')} />
          <Field label="Ulica i numer" {...ofContact('street')} />
          <Field label="Kod pocztowy" {...ofContact('postalCode')} />
          <Field label="Miejscowość" {...ofContact('city')} />
        </div>
        <button type="submit">Zapisz kontakt</button>
      </form>
    </Page>
  )
}
