import type { OfferLeg } from '@wojaz/offers'
import { formatDate } from '@wojaz/travel/dates'
import { maximumParticipantsWarning } from '@wojaz/travel/party'
import { airlineName } from '@wojaz/travel/trip'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { usePartyWords } from '../../offer-cards/offer-cards.ts'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer, ConfiguratorField, HotelCardView } from '../hotel-card-view.ts'
import { boardsInWords } from '../known-boards.ts'
import { PartFailed } from '../sections/part-failed.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { ConfiguratorStep } from './configurator-step.tsx'
import { OptionList } from './option-list.tsx'
import { PartyForm } from './party-form.tsx'
import { RoomHintList } from './room-hints.tsx'
import { RoomPanel } from './room-panel.tsx'
import { useKeptChoice } from './use-card-step.ts'

interface OfferLinesProps
  extends Pick<
    HotelCardView,
    'hotel' | 'configurator' | 'partyRefusal' | 'phone' | 'roomChoice' | 'failed' | 'bidding'
  > {
  chosen: ChosenOffer
}

/** The trip line by line; each line opens to be changed. */
export function OfferLines({
  chosen,
  hotel,
  configurator,
  partyRefusal,
  phone,
  roomChoice,
  failed,
  bidding,
}: OfferLinesProps) {
  const { t } = useTranslation()
  const partyWords = usePartyWords()
  useKeptChoice()
  const { offer, seatsLeft, roomsLeft } = chosen
  const { departureFlight, returnFlight } = offer
  const days = `${formatDate(offer.departureDate)} – ${formatDate(offer.returnDate)}`
  const nights = t('offers.nights', { count: offer.duration })
  const people = offer.occupancies.map(partyWords).join(' + ')
  const boards = boardsInWords(hotel.boards, offer.occupancies)
  const list = (field: ConfiguratorField, words?: Parameters<typeof OptionList>[0]['words']) => {
    const options = configurator?.[field] ?? []
    if (options.length < 2) return undefined
    const label = t(`hotelCard.config.${field}`)
    return <OptionList label={label} options={options} total={offer.quote.total} words={words} />
  }
  return (
    <>
      <h2 className="mb-1 text-title lg:sr-only">{t('hotelCard.box.heading')}</h2>
      {bidding === null ? null : (
        <p className="mb-1 text-small text-ink-soft">{t('hotelCard.booking.adviserNotice')}</p>
      )}
      <div className="divide-y divide-line">
        <ConfiguratorStep
          step="participantsAndDate"
          icon="calendar"
          chosen={[days, nights, offer.airportName ?? t('offers.ownTransport'), people].join(', ')}
          total={offer.quote.total}
        >
          <div className="divide-y divide-line lg:flex lg:justify-between lg:gap-3 lg:divide-y-0">
            <ChoicePanel icon="calendar" name={t('hotelCard.config.date')} title={days}>
              {list('date', ({ value }) => formatDate(value))}
              <p className="pt-2">
                <a
                  href={`#${sectionIds.dates}`}
                  className="text-accent underline decoration-1 underline-offset-4"
                >
                  {t('hotelCard.calendar.see')}
                </a>
              </p>
            </ChoicePanel>
            <ChoicePanel icon="clock" name={t('hotelCard.config.duration')} title={nights} isBeside>
              {list('duration', ({ value }) => t('offers.nights', { count: Number(value) }))}
            </ChoicePanel>
          </div>
          {departureFlight && returnFlight ? (
            <>
              <ChoicePanel
                icon="plane"
                name={t('hotelCard.config.airport')}
                title={t('offers.departure', { airport: offer.airportName })}
              >
                {list('airport')}
              </ChoicePanel>
              <ChoicePanel
                icon="clock"
                name={t('hotelCard.config.hour')}
                title={t('hotelCard.box.out', { hours: hoursOf(departureFlight) })}
                detail={t('hotelCard.box.back', { hours: hoursOf(returnFlight) })}
              >
                {list('hour')}
                <p className="pt-2 text-ink-soft">
                  {t('hotelCard.box.airline', { airline: airlinesOf([departureFlight, returnFlight]) })}
                </p>
              </ChoicePanel>
            </>
          ) : (
            <ChoicePanel icon="car" name={t('hotelCard.config.transport')} title={t('offers.ownTransport')} />
          )}
          <ChoicePanel icon="people" name={t('hotelCard.config.party')} title={people}>
            <PartyForm hotel={hotel} chosen={chosen} />
          </ChoicePanel>
        </ConfiguratorStep>
        <ConfiguratorStep
          step="roomChoice"
          icon="bed"
          chosen={[...offer.occupancies.map(({ roomName }) => roomName), boards].filter(Boolean).join(', ')}
          total={offer.quote.total}
        >
          <RoomPanel choice={roomChoice} chosen={chosen} />
          <ChoicePanel icon="meal" name={t('hotelCard.config.board')} title={boards}>
            {list('board')}
          </ChoicePanel>
        </ConfiguratorStep>
      </div>
      {failed.includes('configurator') ? <PartFailed part="configurator" /> : null}
      {partyRefusal ? (
        <Notice tone="error">
          {partyRefusal === 'too-many'
            ? maximumParticipantsWarning(phone.number, t('hotelCard.party.tooMany'))
            : t('hotelCard.party.refused')}
          {partyRefusal === 'no-room' && roomChoice.hints && roomChoice.hints.items.length > 0 ? (
            <RoomHintList hints={roomChoice.hints} total={offer.quote.total} />
          ) : null}
        </Notice>
      ) : null}
      {seatsLeft !== null || roomsLeft !== null ? (
        <p className="mt-3 flex flex-wrap gap-x-3 text-small font-bold text-warning lg:mt-1.5 lg:text-fine">
          {seatsLeft !== null ? <span>{t('hotelCard.box.seatsLeft', { count: seatsLeft })}</span> : null}
          {roomsLeft !== null ? <span>{t('hotelCard.box.roomsLeft', { count: roomsLeft })}</span> : null}
        </p>
      ) : null}
    </>
  )
}

function hoursOf({ departureTime, arrivalTime }: OfferLeg): string {
  return `${departureTime}–${arrivalTime}`
}

function airlinesOf(legs: OfferLeg[]): string {
  return [...new Set(legs.map(({ airLineCode }) => airlineName(airLineCode)))].join(', ')
}
