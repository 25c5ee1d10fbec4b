import { formatTime } from '@wojaz/travel/dates'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'

const now = () => new Date()

/** How long the places are held: a time of day, and with scripts a countdown. */
export function HoldTime({ until }: { until: string | null }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  if (until === null) return null
  const end = new Date(until)
  return (
    <p className="flex items-baseline gap-2 text-small">
      <Icon name="clock" size={16} className="shrink-0 translate-y-0.5 text-accent" />
      <span>
        {t('payment.held', { time: formatTime(end).slice(0, 5) })}{' '}
        <Countdown
          until={end}
          now={now}
          units={['minute', 'second']}
          look="clock"
          label={t('payment.heldLabel')}
          onEnd={revalidate}
        />
      </span>
    </p>
  )
}
