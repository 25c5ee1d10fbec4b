const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, made)
  return made
}

/** The zone's offset from UTC at this time, in minutes. */
function offsetAt(zone: string, at: number): number {
  const name = formatOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The instant of a local day and time. Nothing starts in the hour that a clock change skips or repeats. */
export function momentOf(zone: string, day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const guess = asUtc - offsetAt(zone, asUtc) * 60_000
  return asUtc - offsetAt(zone, guess) * 60_000
}

/** '2026-07-01T09:00:00+02:00' */
export function localIso(zone: string, at: number): string {
  const offset = offsetAt(zone, at)
  const local = new Date(at + offset * 60_000).toISOString().slice(0, 19)
  const minutes = Math.abs(offset)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The local date. */
export const localDay = (zone: string, at: number): string => localIso(zone, at).slice(0, 10)
