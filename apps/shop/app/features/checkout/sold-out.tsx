import type { Offer } from '@wojaz/offers'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { reservationAddress } from '@wojaz/travel/offer-code'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { tripAddress } from './checkout-address.ts'
import type { SoldOutView } from './checkout-view.ts'
import { TripFacts } from './trip-summary.tsx'

/** The offer is sold out: shows the closest alternatives for the same people. What was filled in stays. */
export function SoldOut({ cartId, before, alternatives }: SoldOutView) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      <p className="mt-3 max-w-reading text-lead">
        {cartId === null ? t('checkout.soldOut.unbegun') : t('checkout.soldOut.lead')}
      </p>
      {alternatives.length === 0 ? (
        <>
          <p className="mt-4 max-w-reading">{t('checkout.soldOut.none')}</p>
          <p className="mt-5">
            <ButtonLink href={localisedPath(locale, tripTypeConfiguration.WS.listingPath)}>
              {t('checkout.elsewhere.search')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <h2 className="mt-8 text-title">{t('checkout.soldOut.nearest')}</h2>
          <ul className="mt-4 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {alternatives.map((offer) => (
              <li
                key={offer.offerCode}
                className="flex flex-col rounded-card bg-paper-raised p-5 shadow-floating"
              >
                <Alternative offer={offer} before={before} hasCart={cartId !== null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Alternative({ offer, before, hasCart }: { offer: Offer; before: number | null; hasCart: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { total } = offer.quote
  const difference = before === null ? 0 : total - before
  const card = tripAddress(locale, offer)
  return (
    <>
      <TripFacts offer={offer} offerUrl={card} />
      <p className="mt-auto pt-4">
        <strong className="text-heading font-black">{formatMoney(total)}</strong>{' '}
        {difference === 0 ? null : (
          <span className="text-small text-ink-soft">
            {difference > 0
              ? t('checkout.soldOut.more', { price: formatMoney(difference) })
              : t('checkout.soldOut.less', { price: formatMoney(-difference) })}
          </span>
        )}
      </p>
      <div className="mt-3">
        {hasCart ? (
          <Form method="post">
            <input type="hidden" name="intent" value="alternative" />
            <Button type="submit" name="offerCode" value={offer.offerCode} fullWidth>
              {t('checkout.soldOut.take')}
            </Button>
          </Form>
        ) : (
          <ButtonLink href={localisedPath(locale, reservationAddress(offer.offerCode))}>
            {t('checkout.soldOut.take')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
