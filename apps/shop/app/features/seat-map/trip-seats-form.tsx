import { readSeatFields, seatField, seatsTogether } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import { type ComponentType, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { chosenLocally, withWished } from './chosen-locally.ts'
import { seatChoice, seatChoiceOf } from './seat-choice.ts'
import { SeatList } from './seat-list.tsx'
import type { SeatMapView, WishedSeat } from './seat-map-view.ts'
import type { SeatPicker } from './seat-picker.tsx'

interface TripSeatsFormProps {
  view: SeatMapView
  names: readonly string[]
  /** What was chosen before. Null: only the seats of the trip. */
  wished: readonly WishedSeat[] | null
  /** The text of the button that requests the price. */
  submit: string
}

/**
 * The seat maps of a booked trip: the map with scripts, lists in a plain form without. Nothing is booked before its price is
 * shown.
 */
export function TripSeatsForm({ view, names, wished, submit }: TripSeatsFormProps) {
  const { t } = useTranslation()
  const [choice, send] = useReducer(seatChoice, withWished(view, wished), seatChoiceOf)
  const form = useRef<HTMLFormElement>(null)
  // Takes over what was chosen in the lists before the map was loaded.
  const Picker = usePicker(() => {
    if (form.current) void hold(readSeatFields(typedIn(form.current), view))
  })
  const [said, setSaid] = useState('')
  const { held } = choice.view
  const hold: Parameters<typeof SeatPicker>[0]['hold'] = async (choices) => {
    send({ type: 'held', held: chosenLocally(choice.view, view.held, choices) })
    return true
  }
  const sitTogether = () => {
    const choices = seatsTogether(choice.view)
    if (choices) void hold(choices)
    setSaid(t(choices ? 'upsells.plane.togetherDone' : 'upsells.plane.togetherNone'))
  }
  const clear = () => {
    void hold(view.flights.map(({ flightId }) => ({ flightId, seats: [] })))
    setSaid(t('upsells.plane.cleared'))
  }
  return (
    <Form ref={form} method="post" className="grid gap-6">
      {Picker ? (
        <>
          <Picker
            choice={choice}
            names={names}
            send={send}
            hold={hold}
            onSitTogether={sitTogether}
            onClear={clear}
            onSaid={setSaid}
          />
          {held.map(({ flightId, person, seat }) => (
            <input
              key={`${flightId} ${person}`}
              type="hidden"
              name={seatField(flightId, person)}
              value={seat}
            />
          ))}
          <p role="status" className="min-h-6 text-small">
            {said}
          </p>
        </>
      ) : (
        <PlainLists view={choice.view} names={names} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        {Picker ? (
          <p className="font-bold tabular-nums">
            {t('upsells.plane.total', {
              price: formatMoney(held.reduce((sum, { price }) => sum + price, 0)),
            })}
          </p>
        ) : null}
        <Button type="submit" name="intent" value="seats">
          {submit}
        </Button>
      </div>
    </Form>
  )
}

function PlainLists({ view, names }: Pick<TripSeatsFormProps, 'view' | 'names'>) {
  const { t } = useTranslation()
  return (
    <>
      <p className="text-small text-ink-soft">{t('upsells.plane.exitRule')}</p>
      {view.flights.map((flight) => (
        <fieldset key={flight.flightId} className="grid gap-4">
          <legend className="mb-3 font-bold">
            {t(`upsells.plane.direction.${flight.direction === 'DEPARTURE' ? 'departure' : 'return'}`)}
          </legend>
          <SeatList
            choice={{ ...seatChoiceOf(view), flightId: flight.flightId }}
            flight={flight}
            names={names}
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="seatsTogether" look="secondary">
          {t('upsells.plane.together')}
        </Button>
        <Button type="submit" name="intent" value="seatsClear" look="quiet">
          {t('upsells.plane.clear')}
        </Button>
      </div>
    </>
  )
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Loads the map after hydration. */
function usePicker(onCome: () => void): ComponentType<Parameters<typeof SeatPicker>[0]> | null {
  const come = useEffectEvent(onCome)
  const [Picker, setPicker] = useState<typeof SeatPicker | null>(null)
  useEffect(() => {
    let isHere = true
    void import('./seat-picker.tsx').then((known) => {
      if (!isHere) return
      come()
      setPicker(() => known.SeatPicker)
    })
    return () => {
      isHere = false
    }
  }, [])
  return Picker
}
