import { formatDate, formatTime } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { UpsellList } from '../upsells/upsells.ts'
import { Facts, Panel } from './panel.tsx'
import { choiceAddress } from './reservation-address.ts'
import type { UpsellsQuoteView } from './upsells-view.ts'

/** One price for the whole choice; nothing happens before it is confirmed. */
export function UpsellsQuote({ number, quote }: { number: string; quote: UpsellsQuoteView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, added, returned, difference, total, refund, methods, validUntil } = quote
  const isMoved = added.length + returned.length === 0
  return (
    <Panel heading={t('reservation.upsells.quote')}>
      <div className="grid max-w-reading gap-5">
        {(['added', 'returned'] as const).map((kind) =>
          quote[kind].length === 0 ? null : (
            <section key={kind} aria-label={t(`reservation.upsells.${kind}`)}>
              <h3 className="mb-2 font-bold">{t(`reservation.upsells.${kind}`)}</h3>
              <UpsellList upsells={quote[kind]} free={t('upsells.free')} />
            </section>
          ),
        )}
        {isMoved ? <p>{t('reservation.upsells.moved')}</p> : null}
        <div className="border-t border-line pt-4">
          <Facts
            facts={[
              [
                t(difference < 0 ? 'reservation.upsells.less' : 'reservation.upsells.more'),
                <strong key="more" className="text-title tabular-nums">
                  {formatMoney(Math.abs(difference))}
                </strong>,
              ],
              [t('reservation.upsells.total'), formatMoney(total)],
              ...(refund > 0 ? [[t('reservation.upsells.refund'), formatMoney(refund)] as const] : []),
            ]}
          />
        </div>
        {methods.length > 0 ? (
          <p>
            {t('reservation.cancel.way', {
              ways: methods.map((method) => t(`reservation.way.${method}`)).join(', '),
            })}
          </p>
        ) : null}
        <p className="text-small text-ink-soft">
          {t('reservation.upsells.valid', { time: formatTime(new Date(validUntil)).slice(0, 5) })}
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="quote" value={id} />
          <input type="hidden" name="intent" value="confirmUpsells" />
          <ConfirmButtons quote={quote} />
        </Form>
        <p>
          <TextLink href={choiceAddress(locale, number, quote)}>{t('reservation.upsells.back')}</TextLink>
        </p>
      </div>
    </Panel>
  )
}

function ConfirmButtons({ quote: { difference, laterBy } }: { quote: UpsellsQuoteView }) {
  const { t } = useTranslation()
  if (difference <= 0) return <Button type="submit">{t('reservation.upsells.confirm')}</Button>
  return (
    <>
      <Button type="submit" name="pay" value="now">
        {t('reservation.upsells.payNow', { amount: formatMoney(difference) })}
      </Button>
      {laterBy === null ? null : (
        <Button type="submit" name="pay" value="later" look="secondary">
          {t('reservation.upsells.payLater', { date: formatDate(laterBy) })}
        </Button>
      )}
    </>
  )
}
