import { formatTime } from '@wojaz/travel/dates'
import { Form, useNavigation, useRevalidator } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ChangedTrip, ChangePrice } from './change-price.tsx'
import type { ChangeQuoteView } from './change-view.ts'
import { Panel } from './panel.tsx'
import { tabAddress } from './reservation-address.ts'

const now = () => new Date()

/** Everything the guest agrees to: the changes, their price, and the payment or refund. */
export function ChangeQuote({ number, quote }: { number: string; quote: ChangeQuoteView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const back = tabAddress(locale, number, 'zarzadzanie')
  if (quote.isOver)
    return (
      <div className="grid max-w-reading justify-items-start gap-4">
        <Notice tone="warning">{t('reservation.change.over')}</Notice>
        <ButtonLink href={back}>{t('reservation.change.again')}</ButtonLink>
      </div>
    )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel heading={t('reservation.change.parts')}>
        <ChangedTrip terms={quote} />
        {quote.isHandOver ? (
          <div className="mt-5">
            <Notice tone="info">{t('reservation.change.handOver.note')}</Notice>
          </div>
        ) : null}
      </Panel>
      <Panel heading={t('reservation.payments.price')}>
        <div className="grid gap-5">
          <ChangePrice terms={quote} />
          <ValidUntil until={quote.validUntil} />
          <Confirm quote={quote} />
          <p>
            <TextLink look="standalone" href={back}>
              {t('reservation.change.leave')}
            </TextLink>
          </p>
        </div>
      </Panel>
    </div>
  )
}

function ValidUntil({ until }: { until: string }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const end = new Date(until)
  return (
    <p className="flex items-baseline gap-2 text-small">
      <Icon name="clock" size={16} className="shrink-0 translate-y-0.5 text-accent" />
      <span>
        {t('reservation.change.valid', { time: formatTime(end).slice(0, 5) })}{' '}
        <Countdown
          until={end}
          now={now}
          units={['minute', 'second']}
          look="clock"
          label={t('reservation.change.left')}
          onEnd={revalidate}
        />
      </span>
    </p>
  )
}

function Confirm({ quote: { id, isHandOver } }: { quote: ChangeQuoteView }) {
  const { t } = useTranslation()
  const isPending = useNavigation().formData?.get('quote') === id
  return (
    <Form method="post">
      <Button type="submit" name="quote" value={id} isPending={isPending} fullWidth>
        {t(isHandOver ? 'reservation.change.handOver.confirm' : 'reservation.change.confirm')}
      </Button>
    </Form>
  )
}
