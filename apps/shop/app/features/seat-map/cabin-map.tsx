import type { CabinRow, Seat } from '@wojaz/booking'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type CabinCell, cellsOf } from './cabin-cells.ts'
import { layoutOf, type SeatChoice, type SeatLook, seatLook } from './seat-choice.ts'
import type { SeatFlight } from './seat-map-view.ts'
import { markOf, seatClass } from './seat-marks.ts'
import { nextSeat } from './seat-steps.ts'
import { useSeatWords } from './use-seat-words.ts'

interface CabinMapProps {
  choice: SeatChoice
  flight: SeatFlight
  names: readonly string[]
  onPress: (seat: string) => void
}

/** The cabin from above, nose up. One seat is a Tab stop; arrow keys move from seat to seat. */
export function CabinMap({ choice, flight, names, onPress }: CabinMapProps) {
  const { t } = useTranslation()
  const words = useSeatWords(names)
  const layout = layoutOf(flight)
  const plan = useRef<HTMLFieldSetElement>(null)
  const first = layout.rows.find(({ cabin }) => cabin === choice.view.cabin)?.blocks.flat()[0]?.name
  const [current, setCurrent] = useState<string | null>(null)
  const entry = current ?? first

  const walk = (event: KeyboardEvent) => {
    const next = entry && nextSeat(layout, entry, event.key)
    if (!next) return
    event.preventDefault()
    setCurrent(next)
    plan.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus()
  }

  const isWide = layout.rows.some(({ blocks }) => blocks.length > 2)
  return (
    <div className="mx-auto w-fit rounded-[6rem_6rem_2rem_2rem] border-2 border-line bg-paper px-2 pb-6 pt-16 sm:px-6">
      <fieldset ref={plan} onKeyDown={walk} className="grid gap-1">
        <legend className="sr-only">{t('upsells.plane.plan', { aircraft: flight.aircraft })}</legend>
        {layout.rows.map((row) => (
          <Row key={row.number} row={row} isWide={isWide}>
            {(seat) => (
              <SeatButton
                seat={seat}
                look={seatLook(choice, flight, seat)}
                label={words.seat(seat, seatLook(choice, flight, seat))}
                isEntry={seat.name === entry}
                isWide={isWide}
                onPress={() => {
                  setCurrent(seat.name)
                  onPress(seat.name)
                }}
              />
            )}
          </Row>
        ))}
      </fieldset>
    </div>
  )
}

interface RowProps {
  row: CabinRow
  isWide: boolean
  children: (seat: Seat) => ReactNode
}

function Row({ row, isWide, children }: RowProps) {
  return (
    <div
      className={`flex items-center justify-center gap-1 ${row.isExitRow ? 'mt-2 border-l-4 border-r-4 border-warning' : ''}`}
    >
      {cellsOf(row).map(({ name, kind, seat }) => {
        if (seat) return <span key={name}>{children(seat)}</span>
        return (
          <span
            key={name}
            aria-hidden="true"
            className={`whitespace-nowrap text-center text-fine tabular-nums text-ink-soft ${kind === 'gap' ? seatWidth(isWide) : aisleWidth(kind, isWide)}`}
          >
            {kind === 'number' ? row.number : null}
          </span>
        )
      })}
    </div>
  )
}

/** Narrower on a phone where the plane has two aisles. */
const seatWidth = (isWide: boolean) => (isWide ? 'w-6.5 sm:w-9' : 'w-9 sm:w-10')
const aisleWidth = (kind: CabinCell['kind'], isWide: boolean) =>
  kind === 'number' ? (isWide ? 'w-5 sm:w-6' : 'w-6') : 'w-2 sm:w-6'

interface SeatButtonProps {
  seat: Seat
  look: SeatLook
  label: string
  isEntry: boolean
  isWide: boolean
  onPress: () => void
}

function SeatButton({ seat, look, label, isEntry, isWide, onPress }: SeatButtonProps) {
  const isOpen = look.kind === 'free' || look.kind === 'mine'
  return (
    <button
      type="button"
      data-seat={seat.name}
      aria-label={label}
      title={label}
      aria-pressed={look.kind === 'mine'}
      aria-disabled={!isOpen || undefined}
      tabIndex={isEntry ? 0 : -1}
      onClick={isOpen ? onPress : undefined}
      className={`grid place-items-center text-fine font-bold h-9 sm:h-10 ${seatWidth(isWide)} ${seatClass(seat, look)}`}
    >
      <span aria-hidden="true">{markOf(seat, look)}</span>
    </button>
  )
}
