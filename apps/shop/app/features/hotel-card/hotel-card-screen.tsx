import { useTranslation } from 'react-i18next'
import { Container } from '../../ui/container.tsx'
import { OffersContext } from '../offer-cards/offer-cards.ts'
import { PageSlots } from '../page-slots/page-slots.tsx'
import { AllOffers } from './all-offers.tsx'
import { BoardList } from './board-list.tsx'
import { BookingWay } from './booking-way.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { KeptParams } from './card-address.ts'
import { CardHead } from './card-head.tsx'
import { CardSection } from './card-section.tsx'
import { hasAirports, sectionIds } from './card-sections.ts'
import { CardTabs } from './card-tabs.tsx'
import { Gallery } from './gallery.tsx'
import { GoneNotice } from './gone-notice.tsx'
import type { HotelCardView } from './hotel-card-view.ts'
import { HotelDescription } from './hotel-description.tsx'
import { HotelFeatures } from './hotel-features.tsx'
import { OtherAirports } from './other-airports.tsx'
import { OtherHotels } from './other-hotels.tsx'
import { PartFailed } from './part-failed.tsx'
import { PlaceMap } from './place-map.tsx'
import { PriceBox } from './price-box.tsx'
import { PriceDates } from './price-dates.tsx'
import { PriceDetails } from './price-details.tsx'
import { Questions } from './questions.tsx'
import { RoomChoice } from './room-choice.tsx'
import { SlopeFacts } from './slope-facts.tsx'
import { TourPlan } from './tour-plan.tsx'
import { Weather } from './weather.tsx'

/** One hotel, and on it the offer a guest is about to decide for. */
export function HotelCardScreen(view: HotelCardView) {
  const { hotel, offer, roomChoice, configurator, others, template, phone, failed } = view
  const { t } = useTranslation()
  return (
    <KeptParams value={view.kept}>
      <Container className="pt-4">
        <CardHead hotel={hotel} chosen={offer} />
        <Gallery hotel={hotel} />
      </Container>
      <CardTabs {...view} />
      {view.gone ? <GoneNotice gone={view.gone} /> : null}
      <Container className="lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <aside aria-label={t('hotelCard.box.label')} className="pt-8 lg:order-2">
          <div className="lg:sticky lg:top-36">
            <PriceBox {...view} />
          </div>
        </aside>
        <div className="min-w-0 lg:order-1">
          <HotelDescription hotel={hotel} />
          {hotel.tour.length > 0 ? <TourPlan days={hotel.tour} /> : null}
          {hotel.slopes ? <SlopeFacts slopes={hotel.slopes} /> : null}
          {offer && view.calendar ? <PriceDates calendar={view.calendar} chosen={offer} /> : null}
          {failed.includes('calendar') ? (
            <CardSection id={sectionIds.dates} heading={t('hotelCard.calendar.heading')}>
              <PartFailed part="calendar" />
            </CardSection>
          ) : null}
          {offer && configurator && hasAirports(configurator) ? (
            <OtherAirports options={configurator.airport} chosen={offer} />
          ) : null}
          {offer && view.offerList ? <AllOffers list={view.offerList} chosen={offer} /> : null}
          <HotelFeatures features={hotel.features} />
          <RoomChoice choice={roomChoice} chosen={offer} hotel={hotel} hasFailed={failed.includes('rooms')} />
          <BoardList boards={hotel.boards} chosen={offer?.offer.boardCode ?? null} />
          {offer ? <PriceDetails chosen={offer} /> : null}
          <BookingWay chosen={offer} phone={phone} />
          <PlaceMap hotel={hotel} />
          {hotel.climate ? <Weather {...hotel.climate} place={hotel.places[1]?.name ?? ''} /> : null}
          <Questions faq={hotel.faq} />
        </div>
      </Container>
      <OtherHotels {...others} />
      {failed.includes('others') ? (
        <Container className="py-6">
          <PartFailed part="others" />
        </Container>
      ) : null}
      {template ? (
        <OffersContext value={template.offers}>
          <PageSlots page={template.page} isUntitled />
        </OffersContext>
      ) : null}
      {offer ? <BottomBar chosen={offer} fullPrice={view.fullPrice ?? true} /> : null}
    </KeptParams>
  )
}
