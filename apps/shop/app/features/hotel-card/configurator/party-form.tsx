import { maxParticipants, maxRooms, type Party } from '@wojaz/travel/party'
import { searchFormFields } from '@wojaz/travel/search-form'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { useContext, useId } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { KeptParams } from '../card-address.ts'
import type { ChosenOffer, HotelView } from '../hotel-card-view.ts'
import { useShopPath } from '../use-shop-path.ts'
import { useIsInStep } from './use-card-step.ts'

interface PartyFormProps {
  hotel: HotelView
  chosen: ChosenOffer
}

const mostChildren = 4
const control =
  'min-h-11 w-full rounded-control border border-line-strong bg-paper-raised px-3 text-small text-ink'

/** Who travels, room by room. A plain form: the response is the page of the offer for this party. */
export function PartyForm({ hotel, chosen: { offer, url } }: PartyFormProps) {
  const { t } = useTranslation()
  const path = useShopPath()
  const kept = new URLSearchParams(useContext(KeptParams))
  const isInStep = useIsInStep()
  const { occupancies } = offer
  const mayAddRoom =
    hotel.multiroomEnabled && tripTypeConfiguration[hotel.tripType].multiroom && occupancies.length < maxRooms
  return (
    <Form
      key={offer.offerCode}
      method="get"
      action={path(url)}
      preventScrollReset
      replace={isInStep}
      className="grid gap-4 rounded-control bg-paper-sunk p-4"
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {occupancies.map((occupancy, room) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
        <RoomFields key={room} room={room} party={occupancy} isAlone={occupancies.length === 1} />
      ))}
      {mayAddRoom ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent">
            {t('hotelCard.party.addRoom')}
          </summary>
          <RoomFields room={occupancies.length} party={nobody} isAlone={false} />
        </details>
      ) : null}
      <button type="submit" className={buttonClass('secondary', 'small')}>
        {t('hotelCard.party.apply')}
      </button>
    </Form>
  )
}

const nobody: Party = { adultsCount: 0, childrenBirthDates: [] }

function RoomFields({ room, party, isAlone }: { room: number; party: Party; isAlone: boolean }) {
  const { t } = useTranslation()
  const id = useId()
  // Field names of rooms after the first end with the room number.
  const suffix = room === 0 ? '' : String(room + 1)
  const { adultsCount, childrenBirthDates } = party
  const fields = Math.min(mostChildren, childrenBirthDates.length + 1)
  const least = room === 0 ? 1 : 0
  return (
    <fieldset className="grid gap-3">
      <legend className={isAlone ? 'sr-only' : 'mb-2 font-bold'}>
        {t('hotelCard.party.room', { room: room + 1 })}
      </legend>
      <div>
        <label htmlFor={`${id}-adults`} className="mb-1 block font-medium">
          {t('hotelCard.party.adults')}
        </label>
        <select
          id={`${id}-adults`}
          name={searchFormFields.adults + suffix}
          defaultValue={adultsCount}
          className={control}
        >
          {Array.from({ length: maxParticipants + 1 - least }, (_, at) => least + at).map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t('hotelCard.party.noRoom') : count}
            </option>
          ))}
        </select>
      </div>
      {Array.from({ length: fields }, (_, child) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is its number here
        <div key={child}>
          <label htmlFor={`${id}-child-${child}`} className="mb-1 block font-medium">
            {t('hotelCard.party.child', { child: child + 1 })}
          </label>
          <input
            id={`${id}-child-${child}`}
            type="date"
            name={searchFormFields.birthDate + suffix}
            defaultValue={childrenBirthDates[child] ?? ''}
            className={control}
          />
        </div>
      ))}
      <p className="text-fine text-ink-soft">{t('hotelCard.party.childHint')}</p>
    </fieldset>
  )
}
