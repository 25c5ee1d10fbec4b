import { type Seat, seatField, seatsOf } from '@wojaz/booking'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { layoutOf, type SeatChoice, type SeatLook, seatLook } from './seat-choice.ts'
import type { SeatFlight } from './seat-map-view.ts'
import { useSeatWords } from './use-seat-words.ts'

interface SeatListProps {
  choice: SeatChoice
  flight: SeatFlight
  names: readonly string[]
  /** Without it the lists are fields of a plain form. */
  onChoose?: (person: number, seat: string) => void
}

/** A native select for each traveller with all free seats in words. */
export function SeatList({ choice, flight, names, onChoose }: SeatListProps) {
  const { view } = choice
  return (
    <div className="grid gap-4">
      {view.passengers.map((kind, person) =>
        kind === 'INFANT' ? null : (
          <SeatSelect
            key={names[person]}
            choice={{ ...choice, person }}
            flight={flight}
            names={names}
            onChoose={onChoose && ((seat) => onChoose(person, seat))}
          />
        ),
      )}
    </div>
  )
}

function SeatSelect({
  choice,
  flight,
  names,
  onChoose,
}: Omit<SeatListProps, 'onChoose'> & { onChoose?: (seat: string) => void }) {
  const { t } = useTranslation()
  const words = useSeatWords(names)
  const id = useId()
  const { view, person } = choice
  const own = view.held.find((seat) => seat.flightId === flight.flightId && seat.person === person)
  const open = seatsOf(layoutOf(flight)).flatMap((seat): { seat: Seat; look: SeatLook }[] => {
    if (own?.seat === seat.name) return [{ seat, look: { kind: 'free', price: own.price } }]
    const look = seatLook(choice, flight, seat)
    return look.kind === 'free' ? [{ seat, look }] : []
  })
  const value = own?.seat ?? ''
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {names[person]}
      </label>
      <select
        id={id}
        name={seatField(flight.flightId, person)}
        {...(onChoose
          ? { value, onChange: (event) => onChoose(event.target.value) }
          : { defaultValue: value })}
        className="min-h-12 w-full cursor-pointer rounded-control border border-line-strong bg-paper-raised px-4"
      >
        <option value="">{t('upsells.plane.choose')}</option>
        {open.map(({ seat, look }) => (
          <option key={seat.name} value={seat.name}>
            {words.seat(seat, look)}
          </option>
        ))}
      </select>
    </div>
  )
}
