import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Container } from '../../../ui/container.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useCardPath } from '../card-address.ts'
import type { GoneOffer } from '../hotel-card-view.ts'

/** Keys of the dictionary. */
const reasons: Record<GoneOffer['reason'], string> = {
  'date-not-on-sale': 'hotelCard.gone.date',
  'room-sold-out': 'hotelCard.gone.room',
  'flight-sold-out': 'hotelCard.gone.flight',
  'offer-unknown': 'hotelCard.gone.unknown',
}

/** Why the offer of an old link is gone, and the closest alternatives. */
export function GoneNotice({ gone: { reason, nearest } }: { gone: GoneOffer }) {
  const { t } = useTranslation()
  const path = useCardPath()
  return (
    <Container className="pt-8">
      <Notice tone="warning" title={t('hotelCard.gone.heading')}>
        <p>{t(reasons[reason])}</p>
        {nearest.length > 0 ? (
          <>
            <p className="mt-2">{t('hotelCard.gone.nearest')}</p>
            <ul className="mt-1 grid gap-1">
              {nearest.map((offer) => (
                <li key={offer.offerCode}>
                  <Link
                    to={path(hotelCardAddress(offer.hotelUrl, offer.tripType, offer.offerCode))}
                    rel="nofollow"
                    className="font-bold text-accent underline decoration-1 underline-offset-4"
                  >
                    {[
                      `${formatDate(offer.departureDate)} – ${formatDate(offer.returnDate)}`,
                      offer.airportName,
                      offer.boardName,
                      formatMoney(offer.quote.total),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Notice>
    </Container>
  )
}
