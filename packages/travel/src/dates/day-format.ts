type Parts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>

const made = new Map<string, Intl.DateTimeFormat>()

/** A formatter that writes days in words. Formatters are cached: making one takes longer than writing a hundred days. */
export function dayFormat(language: string, parts: Parts): Intl.DateTimeFormat {
  const key = `${language} ${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' })
  made.set(key, known)
  return known
}
