/** Grosze as złoty for a spreadsheet cell: no thousands separator, decimal comma. */
export function zloty(grosze: number): string {
  return (grosze / 100).toFixed(2).replace('.', ',')
}
