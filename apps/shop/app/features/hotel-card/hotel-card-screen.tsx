import { useTranslation } from 'react-i18next'
import { Container } from '../../ui/container.tsx'
import { Section } from '../../ui/section.tsx'
import { OfferGrid, OffersContext } from '../offer-cards/offer-cards.ts'
import { PageSlots } from '../page-slots/page-slots.tsx'
import { BoardList } from './board-list.tsx'
import { BookingWay } from './booking-way.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CardHead } from './card-head.tsx'
import { CardTabs } from './card-tabs.tsx'
import { Gallery } from './gallery.tsx'
import { GoneNotice } from './gone-notice.tsx'
import type { HotelCardView } from './hotel-card-view.ts'
import { HotelDescription } from './hotel-description.tsx'
import { HotelFeatures } from './hotel-features.tsx'
import { PlaceMap } from './place-map.tsx'
import { PriceBox } from './price-box.tsx'
import { PriceDates } from './price-dates.tsx'
import { PriceDetails } from './price-details.tsx'
import { Questions } from './questions.tsx'
import { RoomList } from './room-list.tsx'
import { SlopeFacts } from './slope-facts.tsx'
import { TourPlan } from './tour-plan.tsx'
import { Weather } from './weather.tsx'

/** One hotel, and on it the offer a guest is about to decide for. */
export function HotelCardScreen(view: HotelCardView) {
  const { hotel, offer, rooms, others, template, phone } = view
  const { t } = useTranslation()
  return (
    <>
      <Container className="pt-4">
        <CardHead hotel={hotel} />
        <Gallery hotel={hotel} />
      </Container>
      <CardTabs hotel={hotel} hasOffer={offer !== null} />
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
          <HotelFeatures features={hotel.features} />
          <RoomList rooms={rooms} offer={offer?.offer ?? null} />
          <BoardList boards={hotel.boards} chosen={offer?.offer.boardCode ?? null} />
          {offer ? <PriceDetails chosen={offer} /> : null}
          <BookingWay chosen={offer} phone={phone} />
          <PlaceMap hotel={hotel} />
          {hotel.climate ? <Weather {...hotel.climate} place={hotel.places[1]?.name ?? ''} /> : null}
          <Questions faq={hotel.faq} />
        </div>
      </Container>
      {others.length > 0 ? (
        <Section heading={t('hotelCard.others', { place: hotel.places[1]?.name ?? '' })}>
          <OfferGrid offers={others} />
        </Section>
      ) : null}
      {template ? (
        <OffersContext value={template.offers}>
          <PageSlots page={template.page} isUntitled />
        </OffersContext>
      ) : null}
      {offer ? <BottomBar chosen={offer} /> : null}
    </>
  )
}
