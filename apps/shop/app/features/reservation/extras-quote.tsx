import { formatDate, formatTime } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ExtraList } from '../upsells/upsells.ts'
import type { ExtrasQuoteView } from './extras-view.ts'
import { Facts, Panel } from './panel.tsx'
import { choiceAddress } from './reservation-address.ts'

/** One price for the whole choice; nothing happens before it is confirmed. */
export function ExtrasQuote({ number, quote }: { number: string; quote: ExtrasQuoteView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, added, returned, difference, total, refund, methods, validUntil } = quote
  const isMoved = added.length + returned.length === 0
  return (
    <Panel heading={t('reservation.extras.quote')}>
      <div className="grid max-w-reading gap-5">
        {(['added', 'returned'] as const).map((kind) =>
          quote[kind].length === 0 ? null : (
            <section key={kind} aria-label={t(`reservation.extras.${kind}`)}>
              <h3 className="mb-2 font-bold">{t(`reservation.extras.${kind}`)}</h3>
              <ExtraList extras={quote[kind]} free={t('upsells.free')} />
            </section>
          ),
        )}
        {isMoved ? <p>{t('reservation.extras.moved')}</p> : null}
        <div className="border-t border-line pt-4">
          <Facts
            facts={[
              [
                t(difference < 0 ? 'reservation.extras.less' : 'reservation.extras.more'),
                <strong key="more" className="text-title tabular-nums">
                  {formatMoney(Math.abs(difference))}
                </strong>,
              ],
              [t('reservation.extras.total'), formatMoney(total)],
              ...(refund > 0 ? [[t('reservation.extras.refund'), formatMoney(refund)] as const] : []),
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
          {t('reservation.extras.valid', { time: formatTime(new Date(validUntil)).slice(0, 5) })}
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="quote" value={id} />
          <input type="hidden" name="intent" value="confirmExtras" />
          <ConfirmButtons quote={quote} />
        </Form>
        <p>
          <TextLink href={choiceAddress(locale, number, quote)}>{t('reservation.extras.back')}</TextLink>
        </p>
      </div>
    </Panel>
  )
}

function ConfirmButtons({ quote: { difference, laterBy } }: { quote: ExtrasQuoteView }) {
  const { t } = useTranslation()
  if (difference <= 0) return <Button type="submit">{t('reservation.extras.confirm')}</Button>
  return (
    <>
      <Button type="submit" name="pay" value="now">
        {t('reservation.extras.payNow', { amount: formatMoney(difference) })}
      </Button>
      {laterBy === null ? null : (
        <Button type="submit" name="pay" value="later" look="secondary">
          {t('reservation.extras.payLater', { date: formatDate(laterBy) })}
        </Button>
      )}
    </>
  )
}
