/** The first match counts; an iPad also calls itself a Mac. */
const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** The initial name of a new passkey. Its owner can change it. */
export function deviceName(agent: string | undefined): string {
  return devices.find(([shape]) => shape.test(agent ?? ''))?.[1] ?? 'Wojaż'
}
