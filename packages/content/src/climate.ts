/** Monthly averages: air and water by day in °C, days with rain, hours of sun per day. */
export interface ClimateMonth {
  air: number
  /** Null: no sea or lake to swim in. */
  sea: number | null
  rainDays: number
  sunHours: number
}

/** What an editor writes: twelve numbers in a line, January first. */
export interface WrittenClimate {
  air?: string | null
  sea?: string | null
  rainDays?: string | null
  sunHours?: string | null
}

/** Returns null when a line is missing or does not have twelve numbers. Only the water may be missing. */
export function climateFrom(written: WrittenClimate | null | undefined): ClimateMonth[] | null {
  const [air, rainDays, sunHours] = [written?.air, written?.rainDays, written?.sunHours].map(yearOf)
  const sea = yearOf(written?.sea)
  if (!air || !rainDays || !sunHours) return null
  return air.map((degrees, month) => ({
    air: degrees,
    sea: sea?.[month] ?? null,
    rainDays: rainDays[month] as number,
    sunHours: sunHours[month] as number,
  }))
}

/** Reads '15, 15, 17, …' into twelve numbers; null for anything else. */
export function yearOf(line: string | null | undefined): number[] | null {
  const numbers = (line ?? '').split(/[\s,;]+/).filter((word) => word !== '')
  const isYear = numbers.length === 12 && numbers.every((word) => /^[-−]?\d{1,2}$/.test(word))
  return isYear ? numbers.map((word) => Number(word.replace('−', '-'))) : null
}
