import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useExtending } from './use-extending.ts'

interface SeatHoldProps {
  /** ISO instants: until when, and the server's time when the page was rendered. */
  until: string
  now: string
  /** The hold has expired. */
  onGone: () => void
}

/** How long the chosen seats are held, shown outside the map. Activity on the page extends the hold. */
export function SeatHold({ until, now, onGone }: SeatHoldProps) {
  const { t } = useTranslation()
  const [extended, setExtended] = useState('')
  const [ahead] = useState(() => Date.parse(now) - Date.now())
  useExtending(true, (held) => (held.until === null ? onGone() : setExtended(held.until)))
  const end = extended > until ? extended : until
  return (
    <p className="flex items-baseline gap-2 text-small">
      <Icon name="clock" size={16} className="shrink-0 translate-y-0.5 text-accent" />
      <span>
        {t('checkout.seats.held')}{' '}
        <Countdown
          until={new Date(end)}
          now={() => new Date(Date.now() + ahead)}
          units={['minute', 'second']}
          look="clock"
          label={t('checkout.seats.heldLabel')}
          onEnd={onGone}
        />
      </span>
    </p>
  )
}
