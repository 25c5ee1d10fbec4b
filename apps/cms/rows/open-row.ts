import type { RowData } from './row-name.ts'

interface Row {
  id?: string
  collapsed?: boolean
}

/** The path of the list that contains the row: 'slots.0.components' for 'slots.0.components.2'. */
export function listOf(path: string): string {
  return path.replace(/\.\d+$/, '')
}

/** Whether the row was added after the page was opened. Row ids are unique in the whole document. */
export function isNewRow(row: RowData | undefined, opened: unknown): boolean {
  return typeof row?.id === 'string' && !JSON.stringify(opened ?? null).includes(JSON.stringify(row.id))
}

/** Whether one of the refused fields is inside the row. */
export function isRefusedBelow(refused: readonly string[] | undefined, path: string): boolean {
  return refused?.some((field) => field.startsWith(`${path}.`)) ?? false
}

export function withOpen<Line extends Row>(rows: readonly Line[], id: unknown): Line[] {
  return rows.map((row) => (row.id === id ? { ...row, collapsed: false } : row))
}
