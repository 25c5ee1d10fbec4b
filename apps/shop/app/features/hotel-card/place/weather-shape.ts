/** A year of temperatures as a drawing: bars for the air, a line for the water. Units of the drawing, top left is 0, 0. */
export interface WeatherShape {
  width: number
  height: number
  /** The y position of zero degrees. */
  zero: number
  bars: { x: number; y: number; width: number; height: number; labelY: number }[]
  /** Points of the line. Empty if there is no sea. */
  sea: { x: number; y: number }[]
}

const column = 60
const barWidth = 34
const height = 220
/** Room for the figures above and below. */
const margin = 26

export function weatherShape(year: readonly { air: number; sea: number | null }[]): WeatherShape {
  const degrees = year.flatMap(({ air, sea }) => (sea === null ? [air] : [air, sea]))
  const warmest = Math.max(10, ...degrees)
  const coldest = Math.min(0, ...degrees)
  const scale = (height - 2 * margin) / (warmest - coldest)
  const at = (value: number) => margin + (warmest - value) * scale
  const zero = at(0)
  const hasSea = year.every(({ sea }) => sea !== null)
  return {
    width: column * year.length,
    height,
    zero,
    bars: year.map(({ air }, month) => {
      const y = Math.min(at(air), zero)
      const barHeight = Math.max(2, Math.abs(at(air) - zero))
      return {
        x: month * column + (column - barWidth) / 2,
        y,
        width: barWidth,
        height: barHeight,
        labelY: labelAt(y, barHeight, air < 0, hasSea ? at(year[month]?.sea ?? 0) : null),
      }
    }),
    sea: hasSea ? year.map(({ sea }, month) => ({ x: month * column + column / 2, y: at(sea ?? 0) })) : [],
  }
}

/** Half the height of a figure plus half that of a mark of the line, plus some space. */
const clearance = 13

/** The baseline of a figure: at the end of its bar, or inside the bar if the line of the water would cross it. */
function labelAt(y: number, barHeight: number, isBelow: boolean, seaY: number | null): number {
  const outside = isBelow ? y + barHeight + 18 : y - 7
  const inside = isBelow ? y + barHeight - 9 : y + 20
  const middle = outside - 5
  return seaY === null || Math.abs(middle - seaY) >= clearance ? outside : inside
}
