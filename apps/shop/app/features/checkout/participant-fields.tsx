import {
  birthdayOnTrip,
  type Participant,
  type PartyMember,
  participantField,
  type SavedPerson,
} from '@wojaz/booking'
import { formatDate, type IsoDay } from '@wojaz/travel/dates'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CheckoutAnswer, CheckoutTravellerData } from './checkout-view.ts'
import { useFaultWords } from './fault-words.ts'
import { PersonFields } from './person-fields.tsx'
import { SavedPeople } from './saved-people.tsx'
import { TravellerDocument } from './traveller-document.tsx'

type FieldOfParticipant = Parameters<typeof participantField>[1]

interface ParticipantFieldsProps {
  member: PartyMember
  /** Index in the form, from 0. */
  place: number
  participant: Participant | undefined
  savedPeople: readonly SavedPerson[]
  /** Filled in with the customer's data from the account: most customers travel themselves. */
  isCustomer: boolean
  dates: { departureDate: IsoDay; returnDate: IsoDay }
  answer: CheckoutAnswer | undefined
  /** Null: documents are not asked for here. */
  data?: CheckoutTravellerData | null
  /** Rooms are named when there are several. */
  showsRoom: boolean
}

/** One traveller's data, as in the document. */
export function ParticipantFields({
  member,
  place,
  participant,
  savedPeople,
  isCustomer,
  dates,
  answer,
  data = null,
  showsRoom,
}: ParticipantFieldsProps) {
  const { t } = useTranslation()
  const faultOf = useFaultWords(answer)
  const { person, kind, room, birthDate } = member
  const name = (field: FieldOfParticipant) => participantField(person, field)
  const me = isCustomer ? savedPeople.find((one) => one.isCustomer) : undefined
  const begun = participant ?? me
  const known = begun?.birthDate ?? birthDate
  const before = (field: FieldOfParticipant) =>
    answer?.typed[name(field)] ?? (field === 'birthDate' ? known && formatDate(known) : begun?.[field]) ?? ''
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
      <SavedPeople person={person} people={savedPeople} />
      <div className="clear-left grid gap-4 sm:grid-cols-2">
        <PersonFields
          person={person}
          before={before}
          faultOf={faultOf}
          isFirst={place === 0}
          birthDateHint={hint}
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
      {data ? (
        <TravellerDocument person={person} data={data} savedPeople={savedPeople} answer={answer} />
      ) : null}
    </fieldset>
  )
}
