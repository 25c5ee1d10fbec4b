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
