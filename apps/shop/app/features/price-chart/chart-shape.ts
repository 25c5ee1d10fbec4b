/** Pixels of the drawing; it never shrinks, narrow screens scroll. */
export const plotHeight = 240
/** Above the highest bar, for its price. */
const plotTop = 28
export const axisWidth = 62

const gap = 10

export interface ChartShape {
  slotWidth: number
  barWidth: number
  /** Of a bar within its slot. */
  barX(place: number): number
  /** Prices stand upright in bars too narrow for them. */
  isUpright: boolean
}

/** Months have room for a price above a bar, days and bars side by side do not. */
export function chartShape(kind: 'months' | 'days', places: number): ChartShape {
  const isUpright = kind === 'days' || places > 1
  const barWidth = kind === 'months' ? (places === 1 ? 52 : 25) : 24
  const slotWidth = kind === 'months' ? 85 : Math.max(34, places * barWidth + gap)
  const left = (slotWidth - places * barWidth) / 2
  return { slotWidth, barWidth, isUpright, barX: (place) => left + place * barWidth }
}

/** Height of a price above the foot of the plot. */
export function barHeight(price: number, top: number): number {
  return Math.round((price / top) * (plotHeight - plotTop))
}

/** Shorter bars have no room for an upright price inside. */
export const leastHeightForPrice = 74

/** From the top of the drawing. */
export function yOfPrice(price: number, top: number): number {
  return plotHeight - barHeight(price, top)
}
