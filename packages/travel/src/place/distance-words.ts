/** '40 m', '2,4 km': all languages of the shop write a decimal comma. */
export function distanceWords(metres: number): string {
  if (metres < 1000) return `${metres} m`
  const kilometres = metres / 1000
  const shown = kilometres < 10 ? kilometres.toFixed(1).replace(/\.0$/, '') : String(Math.round(kilometres))
  return `${shown.replace('.', ',')} km`
}
