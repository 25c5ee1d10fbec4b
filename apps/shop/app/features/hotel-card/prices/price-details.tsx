import { priceParts } from '@wojaz/offers'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer, HotelView } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { useShopPath } from '../use-shop-path.ts'
import { Included } from './included.tsx'

/** The quote in full: what it includes, when it is due, what a cancellation costs. */
export function PriceDetails({ chosen, hotel }: { chosen: ChosenOffer; hotel: HotelView }) {
  const { t } = useTranslation()
  return (
    <CardSection
      id={sectionIds.price}
      heading={t('hotelCard.price.heading')}
      lead={t('hotelCard.price.lead')}
    >
      <Included offer={chosen.offer} hotel={hotel} />
      <div className="grid gap-8 md:grid-cols-2 md:gap-10">
        <Breakdown chosen={chosen} />
        <div className="grid content-start gap-8">
          <Payment chosen={chosen} />
          <Cancellation chosen={chosen} />
        </div>
      </div>
    </CardSection>
  )
}

function Breakdown({ chosen: { offer } }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const { quote } = offer
  const cell = 'border-t border-line py-2.5'
  return (
    <div>
      <table className="w-full border-collapse text-small">
        <caption className="pb-3 text-left text-title font-bold">{t('hotelCard.price.breakdown')}</caption>
        <tbody>
          {priceParts(quote).map(({ part, amount }) => (
            <tr key={part}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {t(`hotelCard.price.part.${part}`, { percent: quote.discountPercent })}
              </th>
              <td className={`${cell} whitespace-nowrap pl-4 text-right tabular-nums`}>
                {amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="text-title font-bold">
            <th scope="row" className="border-t-2 border-ink pt-3 text-left">
              {t('hotelCard.price.total')}
            </th>
            <td className="whitespace-nowrap border-t-2 border-ink pl-4 pt-3 text-right tabular-nums">
              {formatMoney(quote.total)}
            </td>
          </tr>
        </tfoot>
      </table>
      {quote.lowestPriceBefore !== null && quote.validUntil ? (
        <p className="mt-3 text-fine text-ink-soft">
          {t('offers.lowestBefore', { price: formatMoney(quote.lowestPriceBefore) })}.{' '}
          {t('hotelCard.price.reducedUntil', { date: formatDate(quote.validUntil) })}
        </p>
      ) : null}
      <p className="mt-3 text-fine text-ink-soft">{t('hotelCard.price.funds')}</p>
    </div>
  )
}

function Payment({ chosen: { payment } }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const { dueNow, balance } = payment
  return (
    <div>
      <h3 className="text-title">{t('hotelCard.price.payment')}</h3>
      <dl className="mt-2 text-small">
        <Due when={t('hotelCard.price.dueNow')} amount={dueNow} />
        {balance ? (
          <Due
            when={t('hotelCard.price.dueBy', { date: formatDate(balance.dueBy) })}
            amount={balance.amount}
          />
        ) : null}
      </dl>
    </div>
  )
}

function Due({ when, amount }: { when: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2.5">
      <dt>{when}</dt>
      <dd className="whitespace-nowrap font-bold tabular-nums">{formatMoney(amount)}</dd>
    </div>
  )
}

function Cancellation({ chosen: { cancellation, changeFees, handOverUntil } }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const path = useShopPath()
  return (
    <div>
      <h3 className="text-title">{t('hotelCard.price.cancel')}</h3>
      <ul className="mt-2 text-small">
        {cancellation.map(({ until, percent }) => (
          <li key={until} className="flex justify-between gap-4 border-t border-line py-2.5">
            <span>{t('hotelCard.price.cancelUntil', { date: formatDate(until) })}</span>
            <span className="text-right">{t('hotelCard.price.cancelCost', { percent })}</span>
          </li>
        ))}
      </ul>
      {changeFees.length > 0 ? (
        <>
          <p className="mt-4 text-small">{t('hotelCard.price.change')}</p>
          <ul className="mt-2 text-small">
            {changeFees.map(({ until, perPerson }) => (
              <li key={until} className="flex justify-between gap-4 border-t border-line py-2.5">
                <span>{t('hotelCard.price.cancelUntil', { date: formatDate(until) })}</span>
                <span className="text-right">
                  {t('hotelCard.price.changeCost', { amount: formatMoney(perPerson) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-2 text-fine text-ink-soft">
        {handOverUntil ? `${t('hotelCard.price.handOver', { date: formatDate(handOverUntil) })} ` : ''}
        {t('hotelCard.price.noWithdrawal')}{' '}
        <TextLink href={path('/regulamin')}>{t('hotelCard.price.terms')}</TextLink>
      </p>
    </div>
  )
}
