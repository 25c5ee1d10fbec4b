type Parts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>

const made = new Map<string, Intl.DateTimeFormat>()

/** Writes days of the calendar in words. Made once: a format takes longer to make than a hundred days to write. */
export function dayFormat(language: string, parts: Parts): Intl.DateTimeFormat {
  const key = `${language} ${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' })
  made.set(key, known)
  return known
}
