import type { Offer } from '@wojaz/offers'
import { formatDate, formatMoney } from '@wojaz/travel'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { CardSection } from './card-section.tsx'
import { sectionIds } from './card-sections.ts'
import type { RoomView } from './hotel-card-view.ts'
import { useShopPath } from './use-shop-path.ts'

interface RoomListProps {
  rooms: RoomView[]
  offer: Offer | null
}

/** Rooms of the house; where something is on sale each says what it makes of the price. */
export function RoomList({ rooms, offer }: RoomListProps) {
  const { t } = useTranslation()
  return (
    <CardSection
      id={sectionIds.rooms}
      heading={t('hotelCard.tab.rooms')}
      lead={
        offer
          ? t('hotelCard.room.lead', { date: formatDate(offer.departureDate), board: offer.boardName })
          : null
      }
    >
      <ul className="grid gap-5">
        {rooms.map((room) => (
          <li
            key={room.code}
            className={`rounded-card border bg-paper-raised p-2.5 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-5 ${room.choice?.isChosen ? 'border-accent' : 'border-line'}`}
          >
            <RoomPicture room={room} />
            <div className="flex flex-col px-2 pb-2 pt-3.5 sm:px-0 sm:py-2 sm:pr-3">
              <h3 className="text-title">{room.name}</h3>
              <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-soft">
                <span className="inline-flex items-center gap-1.5">
                  <Icon name="people" size={16} />
                  {t('hotelCard.room.upTo', { count: room.maxPersons })}
                </span>
                {room.size ? <span>{room.size} m²</span> : null}
              </p>
              {room.text ? <p className="mt-2 text-small">{room.text}</p> : null}
              {offer ? <RoomChoice room={room} total={offer.quote.total} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

function RoomPicture({ room: { picture } }: { room: RoomView }) {
  if (!picture) return <div className="aspect-[3/2] rounded-control bg-paper-sunk sm:h-full" />
  return (
    <Image
      src={picture}
      alt=""
      width={1200}
      height={800}
      sizes="(min-width: 576px) 224px, 330px"
      ratio={1.5}
      className="aspect-[3/2] w-full rounded-control bg-paper-sunk object-cover"
    />
  )
}

function RoomChoice({ room: { choice, name }, total }: { room: RoomView; total: number }) {
  const { t } = useTranslation()
  const path = useShopPath()
  if (!choice) return <p className="mt-auto pt-3 text-small text-ink-soft">{t('hotelCard.room.notThen')}</p>
  const difference = choice.total - total
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
      <p className="text-small">
        <strong className="text-title font-black">{formatMoney(choice.total)}</strong>{' '}
        {difference !== 0 ? (
          <span className="text-ink-soft">
            ({difference > 0 ? '+' : '−'}
            {formatMoney(Math.abs(difference))})
          </span>
        ) : null}
      </p>
      {choice.isChosen ? (
        <p className="inline-flex min-h-11 items-center gap-2 text-small font-bold text-success">
          <Icon name="check" size={16} />
          {t('hotelCard.chosen')}
        </p>
      ) : (
        <Link
          to={path(choice.url)}
          rel="nofollow"
          preventScrollReset
          className={buttonClass('secondary', 'small')}
        >
          {t('hotelCard.choose')}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
    </div>
  )
}
