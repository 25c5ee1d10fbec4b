import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeatMapView } from './seat-map-view.ts'

interface FlightTabsProps {
  view: SeatMapView
  flightId: number
  onChoose: (flightId: number) => void
}

export function FlightTabs({ view, flightId, onChoose }: FlightTabsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-2">
      {view.flights.map((flight) => (
        <button
          key={flight.flightId}
          type="button"
          aria-pressed={flight.flightId === flightId}
          onClick={() => onChoose(flight.flightId)}
          className="grid min-h-11 cursor-pointer content-start rounded-control border-2 border-line px-3 py-2 text-left hover:bg-paper-sunk aria-pressed:border-ink aria-pressed:bg-paper-sunk"
        >
          <span className="font-bold">
            {t(`upsells.plane.direction.${flight.direction === 'DEPARTURE' ? 'departure' : 'return'}`)}
          </span>
          <span className="text-fine text-ink-soft">
            {flight.fromAirport}–{flight.toAirport}, {formatDate(flight.date)}, {flight.departureTime}
          </span>
          <span className="text-fine text-ink-soft">
            {flight.flightNumber}, {flight.aircraft}
          </span>
        </button>
      ))}
    </div>
  )
}
