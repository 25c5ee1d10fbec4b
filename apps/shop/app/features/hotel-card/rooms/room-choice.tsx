import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { usePartyWords } from '../../offer-cards/offer-cards.ts'
import { useCardPath } from '../card-address.ts'
import { sectionIds } from '../card-sections.ts'
import { RoomHintList } from '../configurator/room-hints.tsx'
import type { ChosenOffer, HotelView } from '../hotel-card-view.ts'
import { nameOfBoard } from '../known-boards.ts'
import type { RoomChoiceView } from '../room-choice-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { PartFailed } from '../sections/part-failed.tsx'
import { RoomList } from './room-list.tsx'

interface RoomChoiceProps {
  choice: RoomChoiceView
  chosen: ChosenOffer | null
  hotel: HotelView
  hasFailed: boolean
}

/** Rooms for the people of one room at a time, each with its boards and price differences. */
export function RoomChoice({ choice, chosen, hotel, hasFailed }: RoomChoiceProps) {
  const { t } = useTranslation()
  const total = chosen?.offer.quote.total ?? null
  return (
    <CardSection
      id={sectionIds.rooms}
      heading={t('hotelCard.tab.rooms')}
      lead={chosen ? t('hotelCard.room.lead', { date: formatDate(chosen.offer.departureDate) }) : null}
    >
      {chosen && choice.occupancies.length > 1 ? (
        <Occupancies choice={choice} url={chosen.url} hotel={hotel} />
      ) : null}
      {hasFailed ? <PartFailed part="rooms" /> : null}
      <RoomList choice={choice} total={total} />
      {choice.hints && total !== null ? (
        <div className="mt-6 rounded-card bg-paper-sunk p-4 sm:p-5">
          <h3 className="text-title">{t('hotelCard.room.hints')}</h3>
          <RoomHintList hints={choice.hints} total={total} />
        </div>
      ) : null}
    </CardSection>
  )
}

interface OccupanciesProps {
  choice: RoomChoiceView
  /** The path of the chosen offer. */
  url: string
  hotel: HotelView
}

/** Every room of the trip with its people; the list below is for one of them. */
function Occupancies({ choice: { occupancies, editing }, url, hotel }: OccupanciesProps) {
  const { t } = useTranslation()
  const path = useCardPath()
  const partyWords = usePartyWords()
  return (
    <ol className="mb-5 grid gap-3 sm:grid-cols-2">
      {occupancies.map((occupancy, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
          key={at}
          className={`flex flex-col rounded-card border-2 p-4 text-small ${at === editing ? 'border-accent bg-paper-raised' : 'border-line'}`}
        >
          <h3 className="text-body font-bold">{t('hotelCard.party.room', { room: at + 1 })}</h3>
          <p className="text-ink-soft">{partyWords(occupancy)}</p>
          <p className="mt-1.5">
            {[occupancy.roomName, nameOfBoard(hotel.boards, occupancy.boardCode)].filter(Boolean).join(', ')}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-1.5">
            <span>{t('hotelCard.room.stay', { price: formatMoney(occupancy.price) })}</span>
            {at === editing ? (
              <span className="inline-flex min-h-11 items-center font-bold text-accent">
                {t('hotelCard.room.editing')}
              </span>
            ) : (
              <Link
                to={`${path(url, { room: String(at + 1) })}#${sectionIds.rooms}`}
                rel="nofollow"
                preventScrollReset
                className="inline-flex min-h-11 items-center font-bold text-accent underline decoration-1 underline-offset-4"
              >
                {t('hotelCard.room.change', { room: at + 1 })}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
