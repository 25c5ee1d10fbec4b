import { contactField, participantField } from '@wojaz/booking'
import { formatDate, type IsoDay } from '@wojaz/travel/dates'
import { Form, useActionData } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PersonFields, useFaultWords } from '../checkout/checkout.ts'
import type { PeopleAnswer, PeopleView, PersonView } from './reservation-view.ts'

/** The data of the travellers and the buyer, with one form per person. */
export function PeopleForms({ people, contact, correctUntil, handOverUntil }: PeopleView) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5">
      <p className="max-w-reading">
        {handOverUntil === null
          ? t('reservation.people.correct', { date: formatDate(correctUntil) })
          : t('reservation.people.change', {
              date: formatDate(correctUntil),
              handOver: formatDate(handOverUntil),
            })}
      </p>
      {people.map((person) => (
        <PartyMember key={person.place} person={person} until={correctUntil} />
      ))}
      <Owner contact={contact} until={correctUntil} />
    </div>
  )
}

const answerOf = (answer: PeopleAnswer | undefined, form: string) =>
  answer?.form === form ? answer : undefined

function PartyMember({ person, until }: { person: PersonView; until: IsoDay }) {
  const { t } = useTranslation()
  const answer = answerOf(useActionData() as PeopleAnswer | undefined, `p${person.place}`)
  const faultOf = useFaultWords(answer)
  const before = (field: Exclude<keyof PersonView, 'place'>) =>
    answer?.typed[participantField(person.place, field)] ?? person[field]
  return (
    <details open={answer !== undefined} className="rounded-card border border-line px-5">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 font-bold wrap-anywhere">
        {person.firstName} {person.lastName}
      </summary>
      <Form method="post" noValidate data-kept className="grid gap-4 pb-5 sm:grid-cols-2">
        <input type="hidden" name="person" value={person.place} />
        {answer?.refusal ? (
          <div className="sm:col-span-2">
            <Notice tone="error">{t(`reservation.fault.${answer.refusal}`)}</Notice>
          </div>
        ) : null}
        <PersonFields
          person={person.place}
          before={before}
          faultOf={faultOf}
          hint={t('reservation.people.until', { date: formatDate(until) })}
        />
        <div className="sm:col-span-2">
          <Button type="submit" name="intent" value="person">
            {t('reservation.people.save')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

const ownerFields = [
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }],
  ['street', { autoComplete: 'street-address' }],
  ['postalCode', { autoComplete: 'postal-code' }],
  ['city', { autoComplete: 'address-level2' }],
] as const

function Owner({ contact, until }: { contact: PeopleView['contact']; until: IsoDay }) {
  const { t } = useTranslation()
  const answer = answerOf(useActionData() as PeopleAnswer | undefined, 'contact')
  const faultOf = useFaultWords(answer)
  return (
    <details open={answer !== undefined} className="rounded-card border border-line px-5">
      <summary className="flex min-h-14 cursor-pointer items-center font-bold">
        {t('checkout.contact.heading')}
      </summary>
      <Form method="post" noValidate data-kept className="grid gap-4 pb-5 sm:grid-cols-2">
        {answer?.refusal ? (
          <div className="sm:col-span-2">
            <Notice tone="error">{t(`reservation.fault.${answer.refusal}`)}</Notice>
          </div>
        ) : null}
        {ownerFields.map(([field, traits]) => (
          <Field
            key={field}
            label={t(
              field === 'firstName' || field === 'lastName'
                ? `checkout.participants.${field}`
                : `checkout.contact.${field}`,
            )}
            name={contactField(field)}
            {...traits}
            required
            defaultValue={answer?.typed[contactField(field)] ?? contact[field]}
            error={faultOf(contactField(field))}
            description={t('reservation.people.until', { date: formatDate(until) })}
          />
        ))}
        <div className="sm:col-span-2">
          <Button type="submit" name="intent" value="contact">
            {t('reservation.people.save')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
