import type { Clock } from '@wojaz/travel/dates'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import {
  type CountdownUnit,
  countdownParts,
  countdownUnits,
  hasEnded,
  untilNextTick,
  withLeadingZero,
} from './countdown-parts.ts'

interface CountdownProps {
  until: Date
  now: Clock
  /** Called once, at `until`, or at once if that has passed. */
  onEnd?: () => void
  units?: readonly CountdownUnit[]
  leadingZeros?: boolean
  /** `tiles` for a block of an offer, `clock` for a line such as 04:59. */
  look?: 'tiles' | 'clock'
  /** What ends, for screen readers. */
  label: string
}

/** A `timer` is not announced while it ticks. Screen readers read the words on demand. */
export function Countdown({
  until,
  now,
  onEnd,
  units = countdownUnits,
  leadingZeros = true,
  look = 'tiles',
  label,
}: CountdownProps) {
  const { t } = useTranslation()
  const moment = useTicking(until, now, onEnd)
  const parts = countdownParts(until, moment, units)
  const written = (amount: number) => (leadingZeros ? withLeadingZero(amount) : String(amount))
  const words = parts.map(({ unit, amount }) => t(`countdown.${unit}`, { count: amount })).join(' ')

  const isDrawn = useIsDrawn()

  // The times of server and browser differ, and React keeps the server's text on hydration. Another key renders it again at once.
  return (
    <span
      key={isDrawn ? 'browser' : 'server'}
      role="timer"
      aria-label={label}
      className="inline-flex tabular-nums"
    >
      <span className="sr-only" suppressHydrationWarning>
        {words}
      </span>
      {look === 'clock' ? (
        <span aria-hidden="true" className="font-bold" suppressHydrationWarning>
          {parts.map(({ amount }) => written(amount)).join(':')}
        </span>
      ) : (
        <span aria-hidden="true" className="flex flex-wrap gap-1 sm:gap-2">
          {parts.map(({ unit, amount }) => (
            <span
              key={unit}
              className="min-w-14 flex-1 rounded-control bg-paper-sunk px-1.5 py-2 text-center sm:min-w-16 sm:px-3"
            >
              <span className="block text-heading font-black tracking-tight" suppressHydrationWarning>
                {written(amount)}
              </span>
              <span className="block whitespace-nowrap text-fine text-ink-soft" suppressHydrationWarning>
                {t(`countdown.${unit}.caption`, { count: amount })}
              </span>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

/** False on the server and during hydration. */
function useIsDrawn(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

function useTicking(until: Date, now: Clock, onEnd?: () => void): Date {
  const [moment, setMoment] = useState(now)
  const target = until.getTime()
  const end = useEffectEvent(() => onEnd?.())
  const look = useEffectEvent(() => now())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const current = look()
      setMoment(current)
      if (hasEnded(new Date(target), current)) return end()
      timer = setTimeout(tick, untilNextTick(new Date(target), current))
    }
    tick()
    return () => clearTimeout(timer)
  }, [target])

  return moment
}
