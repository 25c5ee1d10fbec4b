import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsInBrowser } from '../../browser/use-is-in-browser.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useContentAddress } from '../../ui/content-link.tsx'
import { Link } from '../../ui/link.tsx'
import { type BarAt, barAfterKey, firstBar } from './bar-after-key.ts'
import { useBarWords } from './bar-words.ts'
import { ChartAxis } from './chart-axis.tsx'
import { ChartBar } from './chart-bar.tsx'
import { PlaceKey, SignKey } from './chart-legend.tsx'
import { chartShape, plotHeight, yOfPrice } from './chart-shape.ts'
import type { ChartSlot, PriceChartFacts } from './price-chart-view.ts'

interface LowestPriceChartProps {
  chart: PriceChartFacts
  /** On the page of the chart, the days of a month replace the chart. On other pages they are a link. */
  isOwnPage?: boolean
}

/** Bars as links, rendered by the server. Scripts add a single Tab stop, arrow keys and the text about the current bar. */
export function LowestPriceChart({ chart, isOwnPage = false }: LowestPriceChartProps) {
  const { t } = useTranslation()
  const words = useBarWords(chart)
  const isInBrowser = useIsInBrowser()
  const navigate = useNavigate()
  const plot = useRef<SVGSVGElement>(null)
  const [current, setCurrent] = useState<BarAt | null>(null)
  const id = useId().replace(/\W/g, '')
  const { slots, places, axis } = chart
  const shape = chartShape(chart.month ? 'days' : 'months', places.length)
  const patterns = places.map((_, place) => (place > 0 ? `${id}-${place}` : null))
  const stop = current ?? firstBar(slots)
  const width = slots.length * shape.slotWidth

  function show(event: FocusEvent | MouseEvent) {
    const bar = barUnder(event.target)
    if (bar) setCurrent(bar)
  }

  function move(event: KeyboardEvent) {
    const from = barUnder(event.target)
    const to = from && barAfterKey(event.key, from, slots)
    if (!to) return
    event.preventDefault()
    plot.current?.querySelector<SVGElement>(`[data-bar="${to.slot}-${to.place}"]`)?.focus()
  }

  /** SVG links have no `href` property that the shop's click listener could read. */
  function follow(event: MouseEvent) {
    const href = linkUnder(event.target)?.getAttribute('href')
    if (!href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(href)
  }

  return (
    <div>
      <PlaceKey places={places} patterns={patterns} />
      <p role="status" className="mb-2 min-h-[4.8em] text-body font-bold sm:min-h-[3.2em]">
        {words.readOut(current)}
      </p>
      <div className="flex">
        <ChartAxis axis={axis} />
        <div className="relative min-w-0 flex-1 snap-x snap-proximity overflow-x-auto overflow-y-hidden pb-1">
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset */}
          <svg
            ref={plot}
            width={width}
            height={plotHeight + 1}
            role="group"
            aria-label={words.title}
            aria-describedby={`${id}-keys`}
            onFocus={show}
            onMouseOver={show}
            onKeyDown={move}
            onClick={follow}
            className="block select-none"
          >
            <Patterns ids={patterns} />
            <g className="stroke-line">
              {axis.ticks.map((tick) => (
                <line
                  key={tick}
                  x1={0}
                  x2={width}
                  y1={yOfPrice(tick, axis.top)}
                  y2={yOfPrice(tick, axis.top)}
                />
              ))}
            </g>
            {slots.map(({ id: slotId, bars }, slot) =>
              bars.map((bar, place) =>
                bar ? (
                  <ChartBar
                    // biome-ignore lint/suspicious/noArrayIndexKey: places keep their order
                    key={`${slotId} ${place}`}
                    bar={bar}
                    shape={shape}
                    top={axis.top}
                    places={places.length}
                    at={{ slot, place }}
                    name={words.nameOf({ slot, place })}
                    pattern={patterns[place] ?? null}
                    tabIndex={
                      isInBrowser ? (stop?.slot === slot && stop.place === place ? 0 : -1) : undefined
                    }
                  />
                ) : null,
              ),
            )}
          </svg>
          <ol className="flex" style={{ width }}>
            {slots.map((slot) => (
              <li
                key={slot.id}
                style={{ width: shape.slotWidth }}
                className="shrink-0 snap-start border-l border-transparent text-center text-fine leading-tight"
              >
                <SlotName slot={slot} isOwnPage={isOwnPage} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p id={`${id}-keys`} className="mt-3 text-small text-ink-soft">
        {t(chart.month ? 'chart.pressDay' : 'chart.press')} <span className="sr-only">{t('chart.keys')}</span>
      </p>
      <SignKey chart={chart} />
    </div>
  )
}

function SlotName({ slot, isOwnPage }: { slot: ChartSlot; isOwnPage: boolean }) {
  const { name, detail, title, daysUrl } = slot
  const { t } = useTranslation()
  const address = useContentAddress(daysUrl ?? '')
  const words = (
    <>
      <span aria-hidden="true" className="block font-bold first-letter:uppercase">
        {name}
      </span>
      <span aria-hidden="true" className="block">
        {detail}
      </span>
    </>
  )
  if (!daysUrl || !address)
    return (
      <span className="block py-1.5 text-ink-soft">
        {words}
        <span className="sr-only">{title}</span>
      </span>
    )
  return (
    <Link
      to={address.href}
      preventScrollReset={isOwnPage}
      className="block min-h-11 rounded-small py-1.5 underline decoration-1 underline-offset-2 hover:bg-paper-sunk hover:text-accent"
    >
      {words}
      <span className="sr-only">{t('chart.days', { month: title })}</span>
    </Link>
  )
}

/** Several places also differ by pattern: plain, stripes, dots. The patterns are dark, so that prices stay readable. */
function Patterns({ ids }: { ids: (string | null)[] }) {
  const [, stripes, dots] = ids
  const look = { patternUnits: 'userSpaceOnUse', width: 8, height: 8 } as const
  return (
    <defs>
      {stripes ? (
        <pattern id={stripes} {...look} patternTransform="rotate(45)">
          <rect width="2.5" height="8" className="fill-sea opacity-50" />
        </pattern>
      ) : null}
      {dots ? (
        <pattern id={dots} {...look}>
          <circle cx="4" cy="4" r="1.5" className="fill-sea opacity-70" />
        </pattern>
      ) : null}
    </defs>
  )
}

function linkUnder(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('[data-bar]') : null
}

function barUnder(target: EventTarget): BarAt | null {
  const [slot, place] = linkUnder(target)?.getAttribute('data-bar')?.split('-').map(Number) ?? []
  return slot === undefined || place === undefined ? null : { slot, place }
}
