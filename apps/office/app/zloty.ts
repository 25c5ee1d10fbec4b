/** Grosze as they stand in a cell of a spreadsheet: no space, a comma. */
export function zloty(grosze: number): string {
  return (grosze / 100).toFixed(2).replace('.', ',')
}
