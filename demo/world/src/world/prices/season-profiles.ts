/**
 * How a season changes the price of a night: twelve months in hundredths of the reference price, January first, and the days of
 * the year between which it is open ('MM-DD'; null: all year). `holidays` is the effect of Polish school holidays and long
 * weekends.
 */
export interface Season {
  months: readonly number[]
  open: readonly [first: string, last: string] | null
  holidays: number
}

export const seasonProfiles = {
  mediterranean: {
    months: [0, 0, 0, 72, 82, 100, 122, 128, 102, 78, 0, 0],
    open: ['04-12', '10-31'],
    holidays: 0.08,
  },
  turkish: { months: [58, 60, 66, 76, 88, 102, 120, 122, 108, 90, 64, 58], open: null, holidays: 0.08 },
  turkishSummer: {
    months: [0, 0, 0, 74, 86, 101, 121, 124, 106, 86, 0, 0],
    open: ['04-15', '11-05'],
    holidays: 0.08,
  },
  egypt: { months: [88, 94, 100, 108, 96, 90, 96, 100, 98, 110, 104, 96], open: null, holidays: 0.16 },
  egyptNorth: {
    months: [0, 0, 0, 0, 90, 98, 112, 114, 100, 86, 0, 0],
    open: ['05-15', '10-20'],
    holidays: 0.06,
  },
  canary: { months: [106, 110, 104, 96, 88, 90, 106, 112, 94, 100, 98, 104], open: null, holidays: 0.14 },
  mildWinter: { months: [66, 68, 74, 86, 92, 102, 118, 124, 106, 94, 72, 68], open: null, holidays: 0.1 },
  maghreb: { months: [66, 70, 78, 86, 90, 100, 118, 122, 100, 88, 72, 70], open: null, holidays: 0.1 },
  gulf: { months: [108, 108, 106, 98, 82, 66, 66, 68, 76, 98, 108, 112], open: null, holidays: 0.16 },
  gulfWinter: {
    months: [106, 108, 104, 94, 0, 0, 0, 0, 0, 96, 104, 110],
    open: ['10-05', '04-30'],
    holidays: 0.16,
  },
  caribbean: { months: [114, 116, 110, 100, 86, 84, 94, 96, 82, 84, 92, 112], open: null, holidays: 0.16 },
  asianWinter: { months: [118, 116, 106, 92, 78, 76, 84, 86, 74, 82, 100, 116], open: null, holidays: 0.16 },
  indianOcean: {
    months: [112, 112, 106, 102, 88, 84, 96, 100, 90, 98, 100, 112],
    open: null,
    holidays: 0.16,
  },
  eastAfrica: { months: [110, 112, 98, 80, 74, 86, 102, 104, 96, 98, 94, 108], open: null, holidays: 0.14 },
  baltic: { months: [62, 66, 64, 74, 86, 104, 142, 146, 92, 74, 64, 68], open: null, holidays: 0.22 },
  lake: { months: [60, 64, 62, 74, 88, 102, 130, 134, 88, 72, 60, 66], open: null, holidays: 0.2 },
  lakeSummer: {
    months: [0, 0, 0, 76, 88, 104, 128, 132, 94, 78, 0, 0],
    open: ['04-10', '10-25'],
    holidays: 0.12,
  },
  mountains: { months: [96, 104, 80, 76, 84, 92, 110, 116, 90, 82, 74, 104], open: null, holidays: 0.24 },
  thermal: { months: [92, 98, 94, 94, 94, 98, 108, 112, 98, 98, 92, 98], open: null, holidays: 0.16 },
  city: { months: [76, 82, 94, 106, 114, 110, 102, 102, 110, 102, 88, 100], open: null, holidays: 0.12 },
  ski: { months: [104, 122, 98, 78, 0, 0, 0, 0, 0, 0, 0, 106], open: ['12-05', '04-12'], holidays: 0.22 },
} satisfies Record<string, Season>

export type SeasonProfile = keyof typeof seasonProfiles

/** The catalogue of a hotel with this season. */
export function catalogueSeason(profile: SeasonProfile): 'summer' | 'winter' | 'all-year' {
  const { open }: Season = seasonProfiles[profile]
  if (open === null) return 'all-year'
  return open[0] > open[1] ? 'winter' : 'summer'
}
