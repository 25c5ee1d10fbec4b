// Positions in a chart, in pixels from the top left.

/** The end of an axis and its grid lines, in round steps: 1, 2 or 5 times a power of ten. */
export interface Axis {
  readonly top: number
  readonly ticks: readonly number[]
}

export function axisOf(largest: number): Axis {
  if (largest <= 0) return { top: 1, ticks: [] }
  const rough = largest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power)
  const count = Math.ceil(largest / step)
  return { top: count * step, ticks: Array.from({ length: count }, (_, index) => (index + 1) * step) }
}

/** The length of a bar. A value above zero gets at least a visible length. */
export function lengthOf(value: number, top: number, length: number): number {
  return value <= 0 ? 0 : Math.max(1, Math.round((value / top) * length))
}

/** Every how many columns a label fits without touching the next one. */
export function namedEvery(columns: number, columnWidth: number, nameWidth: number): number {
  return columns === 0 ? 1 : Math.max(1, Math.ceil(nameWidth / columnWidth))
}
