import { parseArgs } from 'node:util'

/** The number of hotels from the command line (`--hotels 3000`) or else from DEMO_HOTELS; null if neither is set. */
export function wantedHotels(
  args: readonly string[],
  { DEMO_HOTELS }: Readonly<Record<string, string | undefined>>,
): number | null {
  const { values } = parseArgs({ args: [...args], options: { hotels: { type: 'string' } } })
  const wanted = values.hotels ?? DEMO_HOTELS
  if (!wanted) return null
  if (!/^[1-9]\d{1,4}$/.test(wanted))
    throw new Error(`"${wanted}" is not a number of hotels: give one from 10 to 99999, as in --hotels 3000.`)
  return Number(wanted)
}
