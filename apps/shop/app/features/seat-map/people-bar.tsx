import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeatChoice } from './seat-choice.ts'

interface PeopleBarProps {
  choice: SeatChoice
  names: readonly string[]
  onChoose: (person: number) => void
}

/** Who sits where on this flight, and who gets the next seat. */
export function PeopleBar({ choice: { view, flightId, person }, names, onChoose }: PeopleBarProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="z-10 bg-paper-raised max-lg:sticky max-lg:-top-5 max-lg:-mx-5 max-lg:border-b max-lg:border-line max-lg:px-5 max-lg:py-3 sm:max-lg:-top-6">
      <legend className="float-left mb-2 w-full text-small font-bold">
        {t('upsells.plane.who')}{' '}
        <span aria-hidden="true" className="font-normal lg:hidden">
          {names[person]}
        </span>
      </legend>
      <div className="clear-left flex flex-wrap gap-2 lg:grid">
        {view.passengers.map((kind, number) => {
          const seat = view.held.find((one) => one.flightId === flightId && one.person === number)?.seat
          return kind === 'INFANT' ? null : (
            <button
              key={names[number]}
              type="button"
              aria-pressed={number === person}
              onClick={() => onChoose(number)}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-line px-2 py-1.5 text-left text-small hover:bg-paper-sunk aria-pressed:border-accent lg:gap-3 lg:px-3"
            >
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-small bg-accent font-bold text-on-accent"
              >
                {number + 1}
              </span>
              <span className="min-w-0 flex-1 max-lg:sr-only">{names[number]}</span>
              <span className="shrink-0 font-bold max-lg:sr-only">
                {seat ? t('upsells.plane.seatOf', { seat }) : t('upsells.plane.noSeat')}
              </span>
              <span aria-hidden="true" className="min-w-7 pr-1 text-center font-bold lg:hidden">
                {seat ?? '–'}
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
