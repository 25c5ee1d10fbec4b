import type { FlightChoice } from '@wojaz/booking'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { CabinMap } from './cabin-map.tsx'
import { FlightTabs } from './flight-tabs.tsx'
import { PeopleBar } from './people-bar.tsx'
import { type SeatChoice, type SeatEvent, wishesAfterPress, wishesOf } from './seat-choice.ts'
import { SeatLegend } from './seat-legend.tsx'
import { SeatList } from './seat-list.tsx'

interface SeatPickerProps {
  choice: SeatChoice
  names: readonly string[]
  send: (event: SeatEvent) => void
  hold: (choices: readonly FlightChoice[]) => Promise<boolean>
  onSitTogether: () => void
  onClear: () => void
  onSaid: (message: string) => void
}

/** Flight, person and seat: on the map or in lists. */
export function SeatPicker({ choice, names, send, hold, onSitTogether, onClear, onSaid }: SeatPickerProps) {
  const { t } = useTranslation()
  const [mode, setMode] = useState<'map' | 'list'>('map')
  const { view, flightId, person } = choice
  const flight = view.flights.find((one) => one.flightId === flightId) ?? view.flights[0]
  useNewsOfOthers(choice, (seat) => onSaid(t('upsells.plane.othersTook', { seat })))
  if (!flight) return null

  const press = async (seat: string, who: number) => {
    const wishes = wishesAfterPress(wishesOf(view, flight.flightId), seat, who)
    const isSeated = wishes.some((wish) => wish.person === who)
    if (!(await hold([{ flightId: flight.flightId, seats: wishes }]))) return
    const name = names[who]
    onSaid(isSeated ? t('upsells.plane.gotSeat', { name, seat }) : t('upsells.plane.leftSeat', { name }))
  }
  const choose = async (who: number, seat: string) => {
    const own = wishesOf(view, flight.flightId).find((wish) => wish.person === who)?.seat
    if (seat !== '' || own) await press(seat || (own ?? ''), who)
  }
  const hasInfants = view.passengers.includes('INFANT')
  return (
    <div className="mx-auto flex max-w-content flex-col gap-5 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
      {/* On a phone the person who chooses stays visible above the map, and the legend is below it. */}
      <div className="contents lg:sticky lg:top-0 lg:grid lg:gap-6">
        <FlightTabs
          view={view}
          flightId={flightId}
          onChoose={(chosen) => send({ type: 'flightChosen', flightId: chosen })}
        />
        <div className="grid gap-2">
          <Button look="secondary" size="small" onPress={onSitTogether}>
            {t('upsells.plane.together')}
          </Button>
          <p className="text-fine text-ink-soft">{t('upsells.plane.togetherNote')}</p>
        </div>
        <PeopleBar
          choice={choice}
          names={names}
          onChoose={(chosen) => send({ type: 'personChosen', person: chosen })}
        />
        <div className="grid gap-4 max-lg:order-last">
          <div>
            <Button look="secondary" size="small" isDisabled={view.held.length === 0} onPress={onClear}>
              {t('upsells.plane.clear')}
            </Button>
          </div>
          <SeatLegend view={view} flight={flight} names={names} />
          <p className="text-fine text-ink-soft">
            {t('upsells.plane.exitRule')} {hasInfants ? t('upsells.plane.infants') : null}
          </p>
        </div>
      </div>
      <div className="grid gap-5">
        <fieldset className="flex justify-center gap-2">
          <legend className="sr-only">{t('upsells.plane.mode')}</legend>
          {(['map', 'list'] as const).map((kind) => (
            <label
              key={kind}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-4 text-small font-bold has-checked:border-ink has-checked:bg-paper-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="seat-mode"
                checked={mode === kind}
                onChange={() => setMode(kind)}
                className="size-4 accent-accent"
              />
              {t(`upsells.plane.${kind}`)}
            </label>
          ))}
        </fieldset>
        {mode === 'map' ? (
          <CabinMap
            choice={choice}
            flight={flight}
            names={names}
            onPress={(seat) => void press(seat, person)}
          />
        ) : (
          <SeatList
            choice={choice}
            flight={flight}
            names={names}
            onChoose={(who, seat) => void choose(who, seat)}
          />
        )}
      </div>
    </div>
  )
}

/** Announces a seat that was taken by others while the map was open. */
function useNewsOfOthers({ view, flightId }: SeatChoice, onTaken: (seat: string) => void) {
  const taken = view.flights.find((flight) => flight.flightId === flightId)?.taken ?? []
  const before = useRef({ flightId, taken })
  useEffect(() => {
    const known = before.current
    before.current = { flightId, taken }
    if (known.flightId !== flightId) return
    const fresh = taken.find((seat) => !known.taken.includes(seat))
    if (fresh) onTaken(fresh)
  })
}
