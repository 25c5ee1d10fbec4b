/** What a spreadsheet would take for a formula; a plain amount below zero is none. */
const formula = /^(?!-?\d+(,\d+)?$)[=+\-@\t\r]/

/** One value: never a formula, whatever was typed somewhere; quotes doubled where it needs any. */
export function csvValue(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[";\n\r]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** By semicolons, with the mark by which Polish spreadsheets know UTF-8. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{feff}${rows.map((row) => `${row.map(csvValue).join(';')}\r\n`).join('')}`
}

/** Sent as a file of this name. */
export function csvAnswer(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="wojaz-${name}.csv"`,
    },
  })
}
