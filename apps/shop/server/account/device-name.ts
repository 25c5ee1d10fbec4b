/** The first that the browser names; an iPad calls itself a Mac, too. */
const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** What a new passkey is called until its owner calls it otherwise. */
export function deviceName(agent: string | undefined): string {
  return devices.find(([shape]) => shape.test(agent ?? ''))?.[1] ?? 'Wojaż'
}
