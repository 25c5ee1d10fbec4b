import type { LoadLine } from '@wojaz/booking/server'
import { csvFile } from './csv.ts'
import { numbersWords } from './numbers-words.ts'

type Load = Pick<LoadLine, 'offered' | 'sold'>

/** In whole percent; 0 if nothing was offered. */
export function percentOf({ offered, sold }: Load): number {
  return offered === 0 ? 0 : Math.round((sold / offered) * 100)
}

function loadTotal(lines: readonly Load[]): Load {
  return lines.reduce(
    (sum, { offered, sold }) => ({ offered: sum.offered + offered, sold: sum.sold + sold }),
    { offered: 0, sold: 0 },
  )
}

/** Describes the chart in a sentence. */
export function loadSummary<Line extends Load>(
  lines: readonly Line[],
  nameOf: (line: Line) => string,
): string {
  const [fullest] = lines.toSorted((one, other) => percentOf(other) - percentOf(one))
  if (!fullest) return 'Nic nie jest w sprzedaży.'
  const all = `Razem sprzedano ${percentOf(loadTotal(lines))}%.`
  return `${all} Najpełniej: ${nameOf(fullest)}, ${percentOf(fullest)}%.`
}

export function loadFile<Line extends Load>(
  lines: readonly Line[],
  unit: string,
  nameOf: (line: Line) => string,
): string {
  const row = (name: string, load: Load) => [name, load.offered, load.sold, percentOf(load)]
  return csvFile([
    ['Co', `Oferowane ${unit}`, `Sprzedane ${unit}`, 'Procent'],
    ...lines.map((line) => row(nameOf(line), line)),
    row(numbersWords.total, loadTotal(lines)),
  ])
}
