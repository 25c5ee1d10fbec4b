/** Airlines that fly for us, by the code on a ticket. Those of the demo are invented, except the last. */
const names = new Map([
  ['7Z', 'Zefir'],
  ['J8', 'Jantar Air'],
  ['4B', 'Baltavia'],
  ['V9', 'Velana'],
  ['FR', 'Ryanair'],
])

/** The name guests know; an unknown airline is shown by its code. */
export function airlineName(code: string): string {
  return names.get(code) ?? code
}

/** `Jantar Air, J8 2872`; without a name only the flight number. */
export function flightWords({
  airLineCode,
  flightNumber,
}: {
  airLineCode: string
  flightNumber: string
}): string {
  const number = `${airLineCode} ${flightNumber}`
  const name = names.get(airLineCode)
  return name ? `${name}, ${number}` : number
}
