import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeatChoice } from './seat-choice.ts'

interface PeopleBarProps {
  choice: SeatChoice
  names: readonly string[]
  onChoose: (person: number) => void
}

/** Who sits where on this flight, and who sits down with the next press. */
export function PeopleBar({ choice: { view, flightId, person }, names, onChoose }: PeopleBarProps) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-2 text-small font-bold">{t('upsells.plane.who')}</legend>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {view.travellers.map((kind, number) => {
          const seat = view.held.find((one) => one.flightId === flightId && one.person === number)?.seat
          return kind === 'INFANT' ? null : (
            <button
              key={names[number]}
              type="button"
              aria-pressed={number === person}
              onClick={() => onChoose(number)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border-2 border-line px-3 py-1.5 text-left text-small hover:bg-paper-sunk aria-pressed:border-accent"
            >
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-small bg-accent font-bold text-on-accent"
              >
                {number + 1}
              </span>
              <span className="min-w-0 flex-1">{names[number]}</span>
              <span className="shrink-0 font-bold">
                {seat ? t('upsells.plane.seatOf', { seat }) : t('upsells.plane.noSeat')}
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
