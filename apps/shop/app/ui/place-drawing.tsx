import { chartRadius, type Point, placeChart } from './place-chart.ts'

interface PlaceDrawingProps {
  coordinates: Point
  nearby: readonly { name: string; coordinates: Point }[]
}

/** A point and its surroundings, drawn without scripts. The text beside it says the same. */
export function PlaceDrawing({ coordinates, nearby }: PlaceDrawingProps) {
  const { rings, points } = placeChart(
    coordinates,
    nearby.map((place) => place.coordinates),
  )
  const side = chartRadius
  return (
    <svg
      viewBox={`${-side * 1.7} ${-side} ${side * 3.4} ${side * 2}`}
      aria-hidden="true"
      className="w-full rounded-card bg-scene-sky/40"
    >
      {rings.map(({ km, radius }) => (
        <g key={km}>
          <circle r={radius} fill="none" strokeDasharray="3 5" className="stroke-scene-hill" />
          <text y={-radius - 5} textAnchor="middle" className="fill-ink-soft text-[12px]">
            {km} km
          </text>
        </g>
      ))}
      {points.map(({ x, y, label }, position) => (
        <g key={nearby[position]?.name}>
          <circle cx={x} cy={y} r={5} strokeWidth={2} className="fill-scene-deep stroke-paper-raised" />
          <text
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            className="fill-ink text-[15px] font-medium"
          >
            {nearby[position]?.name}
          </text>
        </g>
      ))}
      <path
        d="M0 6c-9-11-14-18-14-26a14 14 0 1 1 28 0c0 8-5 15-14 26z"
        strokeWidth={2}
        className="fill-accent stroke-paper-raised"
      />
      <circle cy={-20} r={5} className="fill-paper-raised" />
    </svg>
  )
}

/** The same point on OpenStreetMap. */
export function streetMapAddress({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
}
