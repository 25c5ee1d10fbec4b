import type { CabinRow, Seat } from '@wojaz/booking'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
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

/** The cabin from above, nose up. One seat is in the order of the Tab key; arrows walk from seat to seat. */
export function CabinMap({ choice, flight, names, onPress }: CabinMapProps) {
  const { t } = useTranslation()
  const words = useSeatWords(names)
  const layout = layoutOf(flight)
  const plan = useRef<HTMLDivElement>(null)
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
    <div className="mx-auto w-fit rounded-[6rem_6rem_2rem_2rem] border-2 border-line bg-paper px-3 pb-6 pt-16 sm:px-6">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields, and these are seats. */}
      <div
        ref={plan}
        role="group"
        aria-label={t('upsells.plane.plan', { aircraft: flight.aircraft })}
        onKeyDown={walk}
        className="grid gap-1"
      >
        {layout.rows.map((row) => (
          <Row key={row.number} row={row}>
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
      </div>
    </div>
  )
}

function Row({ row, children }: { row: CabinRow; children: (seat: Seat) => React.ReactNode }) {
  return (
    <div
      className={`flex items-center justify-center gap-1 ${row.isExitRow ? 'mt-2 border-l-4 border-r-4 border-warning' : ''}`}
    >
      {row.blocks.map((block, place) => (
        <span key={place === 0 ? 'left' : place} className="contents">
          {place === 1 ? (
            <span aria-hidden="true" className="w-6 text-center text-fine tabular-nums text-ink-soft">
              {row.number}
            </span>
          ) : null}
          {place === 2 ? <span className="w-3" /> : null}
          {block.map((seat, column) =>
            seat ? (
              <span key={seat.name}>{children(seat)}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be told by.
              <span key={column} className="w-9" />
            ),
          )}
        </span>
      ))}
    </div>
  )
}

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
      className={`grid place-items-center text-fine font-bold ${isWide ? 'h-9 w-7 sm:w-9' : 'size-9 sm:size-10'} ${seatClass(seat, look)}`}
    >
      <span aria-hidden="true">{markOf(seat, look)}</span>
    </button>
  )
}
