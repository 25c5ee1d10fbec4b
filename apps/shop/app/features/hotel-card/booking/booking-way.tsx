import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { buttonClass } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/icon.tsx'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer, HotelCardView } from '../hotel-card-view.ts'
import { useShopPath } from '../use-shop-path.ts'

/** How to book: a person on the phone or in an office, who finds the very offer by its code. */
export function BookingWay({
  chosen,
  phone,
  bidding,
}: {
  chosen: ChosenOffer | null
} & Pick<HotelCardView, 'phone' | 'bidding'>) {
  const { t } = useTranslation()
  const path = useShopPath()
  return (
    <section
      id={sectionIds.booking}
      aria-labelledby="booking-heading"
      className="mb-10 scroll-mt-20 rounded-poster bg-sea px-5 py-6 text-on-sea sm:px-8 lg:scroll-mt-36"
    >
      <h2 id="booking-heading" className="text-heading">
        {t('hotelCard.booking.heading')}
      </h2>
      <p className="mt-2 max-w-reading text-on-sea-soft">{t('hotelCard.booking.lead')}</p>
      {chosen ? (
        <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
          <div className="min-w-0">
            <dt className="text-small text-on-sea-soft">{t('hotelCard.booking.code')}</dt>
            <dd className="break-all text-body font-bold sm:text-title">{chosen.offer.offerCode}</dd>
          </div>
          <div>
            <dt className="text-small text-on-sea-soft">{t('hotelCard.price.total')}</dt>
            <dd className="text-title font-bold">{formatMoney(chosen.offer.quote.total)}</dd>
          </div>
          {bidding !== null && bidding !== 'true' ? (
            <div>
              <dt className="text-small text-on-sea-soft">{t('hotelCard.booking.adviser')}</dt>
              <dd className="text-title font-bold">{bidding}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a href={`tel:${phone.number.replace(/[^\d+]/g, '')}`} className={buttonClass('primary', 'medium')}>
          <Icon name="phone" />
          {phone.number}
        </a>
        <OnSea>
          <ButtonLink href={path('/kontakt/biura-tui')} look="quiet" size="medium">
            {t('hotelCard.booking.offices')}
          </ButtonLink>
        </OnSea>
      </div>
      <p className="mt-3 text-small text-on-sea-soft">{phone.hours}</p>
    </section>
  )
}

/** The quiet button is made for paper. */
function OnSea({ children }: { children: ReactNode }) {
  return (
    <span className="[&>a]:border-on-sea-soft [&>a]:text-on-sea [&>a:hover]:bg-sea-raised">{children}</span>
  )
}
