/** Pixels of the drawing; it never shrinks, narrow screens scroll. */
export const plotHeight = 240
/** Space above the highest bar, for its price. */
const plotTop = 28
export const axisWidth = 62

const gap = 9

export interface ChartShape {
  slotWidth: number
  barWidth: number
  /** The x position of a bar within its slot. */
  barX(place: number): number
  /** Prices are upright if the bars are too narrow. */
  isUpright: boolean
}

/** Months have room for a price above a bar, days and bars side by side do not. All days of a month fit on a wide screen. */
export function chartShape(kind: 'months' | 'days', places: number): ChartShape {
  const isUpright = kind === 'days' || places > 1
  const barWidth = kind === 'months' ? (places === 1 ? 52 : 25) : 24
  const slotWidth = kind === 'months' ? 85 : places * barWidth + gap
  const left = (slotWidth - places * barWidth) / 2
  return { slotWidth, barWidth, isUpright, barX: (place) => left + place * barWidth }
}

/** Height of a price above the foot of the plot. */
export function barHeight(price: number, top: number): number {
  return Math.round((price / top) * (plotHeight - plotTop))
}

/** Shorter bars have no room for an upright price inside. */
const leastHeightForPrice = 74
/** The length of a price from where it begins. */
const lineHeight = 20
const uprightLength = 62

interface PriceAt {
  /** From the top of the drawing. */
  y: number
  /** Upright prices are inside bars that are high enough. */
  isInside: boolean
}

/**
 * Where the price of a bar begins. It avoids the line of last year, because a line through a price would look like a cancelled
 * price.
 */
export function priceAt(height: number, lastYearY: number | null, isUpright: boolean): PriceAt {
  const top = plotHeight - height
  const isCrossed = (from: number, to: number) => lastYearY !== null && lastYearY >= from && lastYearY <= to
  if (!isUpright)
    return { y: isCrossed(top - lineHeight, top) ? (lastYearY ?? 0) - 6 : top - 7, isInside: false }
  const isInside = height >= leastHeightForPrice + lineHeight
  if (!isInside) return { y: isCrossed(top - uprightLength, top) ? (lastYearY ?? 0) - 5 : top - 6, isInside }
  return { y: isCrossed(top, top + uprightLength) ? (lastYearY ?? 0) + 6 : top + 7, isInside }
}

/** From the top of the drawing. */
export function yOfPrice(price: number, top: number): number {
  return plotHeight - barHeight(price, top)
}
