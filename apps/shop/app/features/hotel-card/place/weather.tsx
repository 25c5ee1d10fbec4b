import type { ClimateMonth } from '@wojaz/content'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { sectionIds } from '../card-sections.ts'
import type { MonthNames } from '../hotel-card-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { Pushed } from '../sections/pushed.tsx'
import { weatherShape } from './weather-shape.ts'

interface WeatherProps {
  months: readonly MonthNames[]
  year: readonly ClimateMonth[]
  place: string
}

/** The chart and the table share their columns: one is to look at, the other to read. */
export function Weather({ months, year, place }: WeatherProps) {
  const { t } = useTranslation()
  const captionId = useId()
  const hasSea = year.every(({ sea }) => sea !== null)
  const rows: { name: string; mark: string | null; of: (month: ClimateMonth) => string }[] = [
    { name: t('hotelCard.weather.air'), mark: 'bg-scene-sun', of: ({ air }) => `${air}°`.replace('-', '−') },
    ...(hasSea
      ? [
          {
            name: t('hotelCard.weather.sea'),
            mark: 'bg-scene-deep',
            of: ({ sea }: ClimateMonth) => `${sea}°`,
          },
        ]
      : []),
    { name: t('hotelCard.weather.sun'), mark: null, of: ({ sunHours }) => String(sunHours) },
    { name: t('hotelCard.weather.rain'), mark: null, of: ({ rainDays }) => String(rainDays) },
  ]
  return (
    <CardSection
      id={sectionIds.weather}
      heading={t('hotelCard.weather.heading', { place })}
      lead={t('hotelCard.weather.lead')}
    >
      <Pushed labelledBy={captionId}>
        <div className="min-w-[42rem]">
          <div className="pl-32">
            <WeatherDrawing year={year} />
          </div>
          <table className="w-full table-fixed border-collapse text-center text-small tabular-nums">
            <caption id={captionId} className="sr-only">
              {t('hotelCard.weather.caption', { place })}
            </caption>
            <thead>
              <tr className="text-fine text-ink-soft">
                <td className="w-32" />
                {months.map(({ long, short }) => (
                  <th key={long} scope="col" className="pb-2 font-medium">
                    <span aria-hidden="true">{short}</span>
                    <span className="sr-only">{long}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, mark, of }) => (
                <tr key={name}>
                  <th scope="row" className="border-t border-line py-2 pr-2 text-left text-fine font-medium">
                    <span className="flex items-center gap-2">
                      {mark ? <span aria-hidden="true" className={`size-3 rounded-round ${mark}`} /> : null}
                      {name}
                    </span>
                  </th>
                  {year.map((month, position) => (
                    <td key={months[position]?.long} className="border-t border-line py-2">
                      {of(month)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Pushed>
    </CardSection>
  )
}

function WeatherDrawing({ year }: { year: readonly ClimateMonth[] }) {
  const { width, height, zero, bars, sea } = weatherShape(year)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full">
      <line x1={0} x2={width} y1={zero} y2={zero} className="stroke-line" strokeWidth={1.5} />
      {bars.map((bar) => (
        <rect
          key={bar.x}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={bar.height}
          rx={6}
          className="fill-scene-sun"
        />
      ))}
      {sea.length > 0 ? (
        <>
          <polyline
            points={sea.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            strokeWidth={3}
            strokeLinejoin="round"
            className="stroke-scene-deep"
          />
          {sea.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={4.5} strokeWidth={2} className="fill-scene-deep stroke-paper" />
          ))}
        </>
      ) : null}
      {/* Drawn last and with a light outline, so that no line covers a figure. */}
      {bars.map((bar, month) => (
        <text
          key={bar.x}
          x={bar.x + bar.width / 2}
          y={bar.labelY}
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth={4}
          strokeLinejoin="round"
          className="fill-ink stroke-paper text-[15px] font-bold"
        >
          {`${year[month]?.air}°`.replace('-', '−')}
        </text>
      ))}
    </svg>
  )
}
