import { memo } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Container } from '../../../ui/container.tsx'
import { OffersContext } from '../../offer-cards/offer-cards.ts'
import { PageSlots } from '../../page-slots/page-slots.tsx'
import { PopularAttractions } from '../../popular-attractions/popular-attractions.tsx'
import { BookingWay } from '../booking/booking-way.tsx'
import { ThinkItOver } from '../booking/think-it-over.tsx'
import { Upsells } from '../booking/upsells.tsx'
import { hasAirports, type SectionName, sectionIds } from '../card-sections.ts'
import { OtherAirports } from '../configurator/other-airports.tsx'
import { Documents } from '../hotel/documents.tsx'
import { HotelDescription } from '../hotel/hotel-description.tsx'
import { HotelFeatures } from '../hotel/hotel-features.tsx'
import { Questions } from '../hotel/questions.tsx'
import type { CardPart, HotelCardView } from '../hotel-card-view.ts'
import { AllOffers } from '../offers/all-offers.tsx'
import { OtherHotels } from '../offers/other-hotels.tsx'
import { PlaceMap } from '../place/place-map.tsx'
import { Weather } from '../place/weather.tsx'
import { PriceDates } from '../prices/price-dates.tsx'
import { PriceDetails } from '../prices/price-details.tsx'
import { ReviewsSection } from '../reviews/reviews-section.tsx'
import { BoardList } from '../rooms/board-list.tsx'
import { RoomChoice } from '../rooms/room-choice.tsx'
import { CardSection } from '../sections/card-section.tsx'
import { PartFailed } from '../sections/part-failed.tsx'
import { SlopeFacts } from '../ski/slope-facts.tsx'
import { TourPlan } from '../tour/tour-plan.tsx'

// A choice changes the offer, not the hotel. Components with the same props are not rendered again.
const SameHotelDescription = memo(HotelDescription)
const SameTourPlan = memo(TourPlan)
const SameSlopeFacts = memo(SlopeFacts)
const SameHotelFeatures = memo(HotelFeatures)
const SameBoardList = memo(BoardList)
const SamePlaceMap = memo(PlaceMap)
const SameWeather = memo(Weather)
const SameReviews = memo(ReviewsSection)
const SameQuestions = memo(Questions)
const SameDocuments = memo(Documents)
const SameUpsells = memo(Upsells)
const SameSlots = memo(PageSlots)

/** Everything about the hotel and the offer, part by part. */
export function CardBody({ hotel, offer, roomChoice, configurator, phone, failed, ...view }: HotelCardView) {
  const { t } = useTranslation()
  return (
    <>
      <SameHotelDescription hotel={hotel} />
      {hotel.tour.length > 0 ? <SameTourPlan days={hotel.tour} /> : null}
      {hotel.slopes ? <SameSlopeFacts slopes={hotel.slopes} /> : null}
      {offer && view.calendar ? <PriceDates calendar={view.calendar} chosen={offer} /> : null}
      {failed.includes('calendar') ? (
        <MissingPart part="calendar" section="dates" heading={t('hotelCard.calendar.heading')} />
      ) : null}
      {offer && configurator && hasAirports(configurator) ? (
        <OtherAirports options={configurator.airport} chosen={offer} />
      ) : null}
      {offer && view.offerList ? <AllOffers list={view.offerList} chosen={offer} /> : null}
      {failed.includes('offers') ? (
        <MissingPart part="offers" section="offers" heading={t('hotelCard.offers.heading')} />
      ) : null}
      <SameHotelFeatures features={hotel.features} />
      <RoomChoice choice={roomChoice} chosen={offer} hotel={hotel} hasFailed={failed.includes('rooms')} />
      <SameBoardList boards={hotel.boards} chosen={offer?.offer.boardCode ?? null} />
      {offer ? <PriceDetails chosen={offer} hotel={hotel} /> : null}
      {view.upsells.length > 0 ? <SameUpsells upsells={view.upsells} /> : null}
      {failed.includes('upsells') ? (
        <MissingPart part="upsells" section="upsells" heading={t('hotelCard.upsells.heading')} />
      ) : null}
      <BookingWay chosen={offer} phone={phone} bidding={view.bidding} />
      {offer ? <ThinkItOver chosen={offer} shareUrl={view.shareUrl ?? ''} /> : null}
      <SamePlaceMap hotel={hotel} />
      {hotel.climate ? <SameWeather {...hotel.climate} place={hotel.places[1]?.name ?? ''} /> : null}
      <SameReviews hotel={hotel} reviews={view.reviews} url={offer?.url ?? hotel.url} />
      <SameQuestions faq={hotel.faq} />
      <SameDocuments documents={view.documents} />
    </>
  )
}

interface MissingPartProps {
  part: CardPart
  section: SectionName
  heading: string
}

/** Takes the place of the part, so that its tab leads here. It tells the guest and offers to try again. */
function MissingPart({ part, section, heading }: MissingPartProps) {
  return (
    <CardSection id={sectionIds[section]} heading={heading} isOpen>
      <PartFailed part={part} />
    </CardSection>
  )
}

/** Other hotels, and the editors' blocks below every card. */
export function CardBelow({ hotel, others, template, failed }: HotelCardView) {
  return (
    <>
      <OtherHotels {...others} />
      {failed.includes('others') ? (
        <Container className="py-6">
          <PartFailed part="others" />
        </Container>
      ) : null}
      {template ? (
        <OffersContext value={template.offers}>
          <SameSlots page={template.page} isUntitled />
        </OffersContext>
      ) : null}
      <PopularAttractions url={hotel.places.at(-1)?.url ?? '/'} />
    </>
  )
}
