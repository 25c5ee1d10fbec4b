import type { Order } from '@wojaz/booking'
import type { Outcome } from '@wojaz/travel/outcome'
import { data, redirect } from 'react-router'
import { savedParameter } from '../../app/features/account/settings-address.ts'
import { changeQuoteAddress, peopleAddress } from '../../app/features/reservation/reservation-address.ts'
import type { PeopleAnswer } from '../../app/features/reservation/reservation-view.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { servicesContext } from '../request/context.ts'
import { changeContact, changePerson, type PeopleFaults, type PersonChanged } from './change-people.ts'
import { peopleFaults } from './people-refusals.ts'

type Typed = Readonly<Record<string, string>>

/** Shows faults at their fields and a refusal above the form. A change with a price redirects to its quote. */
export async function actPerson(context: Context, order: Order, typed: Typed) {
  const person = Number(typed.person)
  const outcome = await changePerson(context.get(servicesContext), order, person, typed)
  return answer(context, order, { form: `p${person}`, typed }, outcome)
}

export async function actContact(context: Context, order: Order, typed: Typed) {
  const outcome = await changeContact(context.get(servicesContext), order, typed, localeOf(context))
  return answer(context, order, { form: 'contact', typed }, outcome)
}

function answer(
  context: Context,
  { number }: Order,
  sent: Pick<PeopleAnswer, 'form' | 'typed'>,
  outcome: Outcome<PersonChanged, PeopleFaults>,
) {
  const locale = localeOf(context)
  if (outcome.ok) {
    const { quote } = outcome.value
    const saved = `${peopleAddress(locale, number)}&${savedParameter}=1`
    return redirect(quote ? changeQuoteAddress(locale, number, quote.id) : saved, 303)
  }
  const { refusal } = outcome
  return refusal.code === 'form-faulty'
    ? data<PeopleAnswer>({ ...sent, faults: refusal.faults, refusal: null }, { status: 422 })
    : data<PeopleAnswer>({ ...sent, faults: {}, refusal: peopleFaults[refusal.code] }, { status: 409 })
}
