import { type SeatZone, seatPrice, seatZones } from '@wojaz/booking'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeatLook } from './seat-choice.ts'
import type { SeatFlight, SeatMapView } from './seat-map-view.ts'
import { markOf, seatClass } from './seat-marks.ts'
import { useSeatWords } from './use-seat-words.ts'

interface SeatLegendProps {
  view: SeatMapView
  flight: SeatFlight
  names: readonly string[]
}

/** The legend of the map, with the prices of this flight. */
export function SeatLegend({ view, flight, names }: SeatLegendProps) {
  const { t } = useTranslation()
  const { price } = useSeatWords(names)
  const amount = (zone: SeatZone) => seatPrice({ zone, cabin: view.cabin }, flight, view.today)
  return (
    <section>
      <h3 className="mb-2 text-small font-bold">{t('upsells.plane.legend')}</h3>
      <ul className="grid gap-1.5 text-small">
        {seatZones.map((zone) => (
          <Sign key={zone} zone={zone} look={{ kind: 'free', price: amount(zone) }}>
            {t(`upsells.plane.zone.${zone}`)}
            <strong className="ml-auto tabular-nums">{price(amount(zone))}</strong>
          </Sign>
        ))}
        <Sign zone="standard" look={{ kind: 'mine', person: 0 }}>
          {t('upsells.plane.yours')}
        </Sign>
        <Sign zone="standard" look={{ kind: 'taken' }}>
          {t('upsells.plane.taken')}
        </Sign>
        <Sign zone="standard" look={{ kind: 'other-class' }}>
          {t('upsells.plane.notFor')}
        </Sign>
      </ul>
    </section>
  )
}

function Sign({ zone, look, children }: { zone: SeatZone; look: SeatLook; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center text-fine font-bold ${seatClass({ zone }, look)}`}
      >
        {markOf({ zone }, look)}
      </span>
      {children}
    </li>
  )
}
