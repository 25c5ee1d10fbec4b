import { birthdayOnTrip, type Participant, participantField, type Traveller } from '@wojaz/booking'
import { formatDate, type IsoDay } from '@wojaz/travel/dates'
import { useId } from 'react'
import { nameOrder } from '../../i18n/name-order.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CheckoutAnswer } from './checkout-view.ts'
import { useFaultWords } from './fault-words.ts'

type FieldOfTraveller = Parameters<typeof participantField>[1]

interface TravellerFieldsProps {
  traveller: Traveller
  /** In the form, from 0. */
  place: number
  participant: Participant | undefined
  dates: { departureDate: IsoDay; returnDate: IsoDay }
  answer: CheckoutAnswer | undefined
  /** Rooms are named when there are several. */
  showsRoom: boolean
}

const autoCompletes = { firstName: 'given-name', lastName: 'family-name' } as const

/** One traveller as in the document. */
export function TravellerFields({
  traveller,
  place,
  participant,
  dates,
  answer,
  showsRoom,
}: TravellerFieldsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const faultOf = useFaultWords(answer)
  const { person, kind, room, birthDate } = traveller
  const name = (field: FieldOfTraveller) => participantField(person, field)
  const known = participant?.birthDate ?? birthDate
  const before = (field: FieldOfTraveller) =>
    answer?.typed[name(field)] ??
    (field === 'birthDate' ? known && formatDate(known) : participant?.[field]) ??
    ''
  const birthday = birthDate && birthdayOnTrip(birthDate, dates)
  const hint = birthDate
    ? t('checkout.participants.childHint', { date: formatDate(birthDate) })
    : t('checkout.participants.birthDateHint')
  return (
    <fieldset className="rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
      <legend className="float-left mb-4 w-full text-title font-bold">
        {t(`checkout.participants.${kind}`, { person: place + 1 })}
        {showsRoom ? (
          <span className="font-normal text-ink-soft">
            {' '}
            · {t('checkout.participants.room', { room: room + 1 })}
          </span>
        ) : null}
      </legend>
      <div className="clear-left grid gap-4 sm:grid-cols-2">
        <TitleChoice name={name('title')} chosen={before('title')} error={faultOf(name('title'))} />
        {nameOrder(locale).map((field) => (
          <Field
            key={field}
            label={t(`checkout.participants.${field}`)}
            name={name(field)}
            autoComplete={place === 0 ? autoCompletes[field] : 'off'}
            required
            defaultValue={before(field)}
            error={faultOf(name(field))}
          />
        ))}
        <Field
          label={t('checkout.participants.birthDate')}
          name={name('birthDate')}
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={before('birthDate')}
          description={hint}
          error={faultOf(name('birthDate'))}
        />
      </div>
      {birthday ? (
        <p className="mt-3 flex gap-2 text-small">
          <Icon name="info" size={16} className="mt-1 text-accent" />
          {t(
            birthday === 'turns-two' ? 'checkout.participants.turnsTwo' : 'checkout.participants.turnsTwelve',
          )}
        </p>
      ) : null}
    </fieldset>
  )
}

function TitleChoice({ name, chosen, error }: { name: string; chosen: string; error: string | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="sm:col-span-2"
    >
      <p id={id} className="mb-1.5 text-small font-bold">
        {t('checkout.participants.title')}
      </p>
      <div className="flex flex-wrap gap-3">
        {(['woman', 'man'] as const).map((title) => (
          <label
            key={title}
            className={`flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border bg-paper-raised px-4 ${error ? 'border-2 border-danger' : 'border-line-strong'}`}
          >
            <input
              type="radio"
              name={name}
              value={title}
              defaultChecked={chosen === title}
              className="size-5 accent-accent"
            />
            {t(`checkout.participants.${title}`)}
          </label>
        ))}
      </div>
      {error ? (
        <span id={`${id}-error`} className="mt-1.5 flex gap-2 text-small font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </span>
      ) : null}
    </div>
  )
}
