/** Text that a spreadsheet would take for a formula. A plain negative amount is not one. */
const formula = /^(?!-?\d+(,\d+)?$)[=+\-@\t\r]/

/** One CSV value, never a formula, whatever a user typed. It is quoted where necessary. */
export function csvValue(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[";\n\r]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Separated by semicolons, with the byte order mark by which Polish spreadsheets detect UTF-8. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{feff}${rows.map((row) => `${row.map(csvValue).join(';')}\r\n`).join('')}`
}

/** A response that downloads as a file of this name. */
export function csvAnswer(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="wojaz-${name}.csv"`,
    },
  })
}
