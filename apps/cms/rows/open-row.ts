import type { RowData } from './row-name.ts'

interface Row {
  id?: string
  collapsed?: boolean
}

/** Of 'slots.0.components.2': the list in which the row stands. */
export function listOf(path: string): string {
  return path.replace(/\.\d+$/, '')
}

/** Whether a row was not there when its page was opened. Ids of rows are used once, wherever they stand. */
export function isNewRow(row: RowData | undefined, opened: unknown): boolean {
  return typeof row?.id === 'string' && !JSON.stringify(opened ?? null).includes(JSON.stringify(row.id))
}

/** Whether one of the refused fields stands inside the row. */
export function isRefusedBelow(refused: readonly string[] | undefined, path: string): boolean {
  return refused?.some((field) => field.startsWith(`${path}.`)) ?? false
}

export function withOpen<Line extends Row>(rows: readonly Line[], id: unknown): Line[] {
  return rows.map((row) => (row.id === id ? { ...row, collapsed: false } : row))
}
