import { hasHotel } from '@wojaz/offers'
import { formatMoney } from '@wojaz/travel/money'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { PartyChanges } from './price-news.tsx'

/** Stops the checkout and shows both prices. The guest must agree before it goes on. */
export function PriceRise({ agreedTotal, price, changes, offer, offerUrl }: CheckoutView) {
  const { t } = useTranslation()
  const { total } = price
  const cell = 'flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3'
  return (
    <section className="rounded-card border-2 border-warning bg-paper-raised p-5 sm:p-7">
      {changes.length > 0 ? (
        <>
          <p>{t('checkout.news.party')}</p>
          <PartyChanges changes={changes} />
        </>
      ) : (
        <p>{t('checkout.rise.lead')}</p>
      )}
      <dl className="mt-4">
        <div className={cell}>
          <dt>{t('checkout.rise.before')}</dt>
          <dd className="text-title tabular-nums">{formatMoney(agreedTotal)}</dd>
        </div>
        <div className={cell}>
          <dt className="font-bold">{t('checkout.rise.now')}</dt>
          <dd className="text-heading font-black tabular-nums">{formatMoney(total)}</dd>
        </div>
        <div className={cell}>
          <dt>{t('checkout.rise.difference')}</dt>
          <dd className="tabular-nums">+{formatMoney(total - agreedTotal)}</dd>
        </div>
      </dl>
      <Form method="post" className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <input type="hidden" name="intent" value="agree" />
        <input type="hidden" name="offerPrice" value={price.offer} />
        <Button type="submit">{t('checkout.rise.agree', { price: formatMoney(total) })}</Button>
        <TextLink href={offerUrl}>
          {t(hasHotel(offer) ? 'checkout.rise.others' : 'checkout.rise.otherFlights')}
        </TextLink>
      </Form>
    </section>
  )
}
