import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { buttonClass } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/icon.tsx'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer, HotelCardView } from '../hotel-card-view.ts'
import { useShopPath } from '../use-shop-path.ts'

/** How to book by phone or in an office. The adviser finds the offer by its code. */
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
      className="mb-6 mt-2 scroll-mt-20 rounded-poster bg-sea px-5 py-5 text-on-sea sm:px-8 lg:scroll-mt-36"
    >
      <h2 id="booking-heading" className="text-title">
        {t('hotelCard.booking.heading')}
      </h2>
      <p className="mt-1 max-w-reading text-small text-on-sea-soft">{t('hotelCard.booking.lead')}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        {chosen ? (
          <dl className="grid gap-0.5 text-small">
            <Fact name={t('hotelCard.booking.code')}>{chosen.offer.offerCode}</Fact>
            <Fact name={t('hotelCard.price.total')}>{formatMoney(chosen.offer.quote.total)}</Fact>
            {bidding !== null && bidding !== 'true' ? (
              <Fact name={t('hotelCard.booking.adviser')}>{bidding}</Fact>
            ) : null}
          </dl>
        ) : null}
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <a
              href={`tel:${phone.number.replace(/[^\d+]/g, '')}`}
              className={buttonClass('primary', 'medium')}
            >
              <Icon name="phone" />
              {phone.number}
            </a>
            <OnSea>
              <ButtonLink href={path('/kontakt/biura-tui')} look="quiet" size="medium">
                {t('hotelCard.booking.offices')}
              </ButtonLink>
            </OnSea>
          </div>
          <p className="mt-1.5 text-small text-on-sea-soft">{phone.hours}</p>
        </div>
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-on-sea-soft">{name}:</dt>
      <dd className="break-all font-bold">{children}</dd>
    </div>
  )
}

/** Colours of the quiet button on a dark background. */
function OnSea({ children }: { children: ReactNode }) {
  return (
    <span className="[&>a]:border-on-sea-soft [&>a]:text-on-sea [&>a:hover]:bg-sea-raised">{children}</span>
  )
}
