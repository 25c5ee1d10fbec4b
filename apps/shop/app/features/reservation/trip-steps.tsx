import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { TripStep } from './reservation-view.ts'

/** The steps of the journey from door to door. */
export function TripSteps({ steps }: { steps: readonly TripStep[] }) {
  return (
    <ol className="grid gap-0">
      {steps.map((step) => (
        <Step key={`${step.kind} ${step.day}`} step={step} />
      ))}
    </ol>
  )
}

function Step({ step: { kind, day, time, detail } }: { step: TripStep }) {
  const { t } = useTranslation()
  return (
    <li className="grid grid-cols-[5.5rem_1rem_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0 [&:last-child_.way]:hidden">
      <p className="text-small tabular-nums text-ink-soft">
        {formatDate(day)}
        {time === null ? null : <span className="block font-bold text-ink">{time}</span>}
      </p>
      <span aria-hidden="true" className="relative justify-self-center">
        <span className="mt-1.5 block size-2.5 rounded-full bg-accent" />
        <span className="way absolute top-5 -bottom-5 left-1/2 w-px -translate-x-1/2 bg-line" />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">{t(`reservation.step.${kind}`)}</p>
        {detail === null ? null : <p className="text-small text-ink-soft">{detail}</p>}
      </div>
    </li>
  )
}
