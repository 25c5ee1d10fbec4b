import { distanceWords } from '@wojaz/travel/place'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { streetMapAddress } from '../../ui/place-drawing.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useWishWords } from '../checkout/checkout.ts'
import { AroundMap } from '../places-map/places-map.ts'
import { Facts, Panel } from './panel.tsx'
import type { HotelTabView, ReservationHead } from './reservation-view.ts'

interface HotelTabProps {
  head: ReservationHead
  part: HotelTabView
}

/** The booked hotel: rooms, check-in and check-out, position, contact. */
export function HotelTab({ head, part }: HotelTabProps) {
  const { t } = useTranslation()
  const { stars, rooms, board, hotelUrl, checkIn, checkOut, facts, wishes } = part
  const wished = useWishWords()(wishes)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <Panel heading={t('reservation.hotel.booked')}>
          <Facts
            facts={[
              [t('reservation.hotel.name'), head.name],
              [t('reservation.hotel.place'), head.place],
              [t('reservation.hotel.category'), t('reservation.hotel.stars', { stars })],
              [t('reservation.hotel.rooms'), rooms.join(' + ')],
              [t('reservation.hotel.board'), board],
              ...(checkIn
                ? [[t('reservation.hotel.checkIn'), t('reservation.hotel.from', { time: checkIn })] as const]
                : []),
              ...(checkOut
                ? [
                    [
                      t('reservation.hotel.checkOut'),
                      t('reservation.hotel.until', { time: checkOut }),
                    ] as const,
                  ]
                : []),
              ...(wished.length > 0 ? [[t('reservation.wishes.title'), wished.join(', ')] as const] : []),
            ]}
          />
          <p className="mt-5">
            <ButtonLink look="secondary" href={hotelUrl}>
              {t('reservation.hotel.more')}
            </ButtonLink>
          </p>
        </Panel>
        <HotelContact part={part} />
      </div>
      <div className="grid gap-5">
        <HotelPlace part={part} />
        {facts.length > 0 ? (
          <Panel heading={t('reservation.hotel.facts')}>
            <Facts facts={facts} />
          </Panel>
        ) : null}
      </div>
    </div>
  )
}

function HotelContact({ part: { contact, help } }: Pick<HotelTabProps, 'part'>) {
  const { t } = useTranslation()
  return (
    <Panel heading={t('reservation.hotel.contact')}>
      <Facts
        facts={[
          ...(contact?.address ? [[t('reservation.hotel.address'), contact.address] as const] : []),
          ...(contact?.phone
            ? [
                [
                  t('reservation.hotel.reception'),
                  <TextLink key="phone" href={contact.phone.url}>
                    {contact.phone.words}
                  </TextLink>,
                ] as const,
              ]
            : []),
          ...(contact?.email
            ? [
                [
                  t('reservation.hotel.email'),
                  <TextLink key="email" href={`mailto:${contact.email}`}>
                    {contact.email}
                  </TextLink>,
                ] as const,
              ]
            : []),
          [
            t(help.isResident ? 'reservation.hotel.resident' : 'reservation.hotel.help'),
            <span key="help">
              <TextLink href={help.phoneUrl}>{help.phone}</TextLink>
              {help.hours === '' ? null : ` (${help.hours})`}
            </span>,
          ],
        ]}
      />
    </Panel>
  )
}

function HotelPlace({ part: { coordinates, nearby } }: Pick<HotelTabProps, 'part'>) {
  const { t } = useTranslation()
  const { latitude, longitude } = coordinates
  return (
    <Panel heading={t('reservation.hotel.where')}>
      <AroundMap coordinates={coordinates} nearby={nearby} />
      <ul className="mt-4 text-small empty:hidden">
        {nearby.map(({ name, km }) => (
          <li key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="whitespace-nowrap text-ink-soft">
              {distanceWords(Math.round(km * 10) * 100)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-soft">
        {`${t('reservation.hotel.coordinates')}: ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}
      </p>
      <p className="no-print">
        <TextLink href={streetMapAddress(coordinates)} rel="noreferrer nofollow" look="standalone">
          {t('reservation.hotel.map')}
        </TextLink>
      </p>
    </Panel>
  )
}
