/** Airlines that fly for us, by the code on a ticket. Those of the demo world are invented, but for the last. */
const names = new Map([
  ['7Z', 'Zefir'],
  ['J8', 'Jantar Air'],
  ['4B', 'Baltavia'],
  ['V9', 'Velana'],
  ['FR', 'Ryanair'],
])

/** How guests call it; an airline that we do not know keeps its code. */
export function airlineName(code: string): string {
  return names.get(code) ?? code
}

/** `Jantar Air, J8 2872`; without a name the number says it all. */
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
