import type { CabinClass } from '@wojaz/travel/trip'

/** The cabin of a plane type. */
export interface CabinPlan {
  readonly parts: readonly CabinPart[]
  /** Many airlines skip the row number 13. The row behind it is the next. */
  readonly missingRow: number | null
  /** Rows beside exit doors and windows. */
  readonly exitRows: readonly number[]
  /** Seats behind a wall or a door, with more legroom, but not at an exit. */
  readonly legroomSeats: readonly string[]
  /** Places where a galley, a door or a slide needs the space. */
  readonly missingSeats: readonly string[]
}

export interface CabinPart {
  readonly cabin: CabinClass
  readonly firstRow: number
  readonly lastRow: number
  /** Columns between aisles. */
  readonly blocks: readonly string[]
}

const narrow = ['ABC', 'DEF'] as const

export const cabinPlans: Readonly<Record<string, CabinPlan>> = {
  // 189: 31 rows of six, and three seats in the first, where the front galley is.
  'Boeing 737-800': {
    parts: [{ cabin: 'Economy', firstRow: 1, lastRow: 33, blocks: narrow }],
    missingRow: 13,
    exitRows: [16, 17],
    legroomSeats: ['1A', '1B', '1C', '2D', '2E', '2F'],
    missingSeats: ['1D', '1E', '1F'],
  },
  // 24 + 165: the last row is short, beside the rear galley.
  'Boeing 737 MAX 8': {
    parts: [
      { cabin: 'Comfort', firstRow: 1, lastRow: 4, blocks: narrow },
      { cabin: 'Economy', firstRow: 5, lastRow: 33, blocks: narrow },
    ],
    missingRow: 13,
    exitRows: [16, 17],
    legroomSeats: [],
    missingSeats: ['33A', '33B', '33C'],
  },
  // 197: the same cabin with more seats, one seat less in the last row.
  'Boeing 737-8200': {
    parts: [{ cabin: 'Economy', firstRow: 1, lastRow: 34, blocks: narrow }],
    missingRow: 13,
    exitRows: [18, 19],
    legroomSeats: ['1A', '1B', '1C', '1D', '1E', '1F', '2D', '2E', '2F'],
    missingSeats: ['34F'],
  },
  // 180: thirty rows of six. Airbus operators do not skip the 13.
  'Airbus A320': {
    parts: [{ cabin: 'Economy', firstRow: 1, lastRow: 30, blocks: narrow }],
    missingRow: null,
    exitRows: [12, 13],
    legroomSeats: ['1A', '1B', '1C', '1D', '1E', '1F'],
    missingSeats: [],
  },
  // 186: smaller galleys make space for one more row.
  'Airbus A320neo': {
    parts: [{ cabin: 'Economy', firstRow: 1, lastRow: 31, blocks: narrow }],
    missingRow: null,
    exitRows: [12, 13],
    legroomSeats: ['1A', '1B', '1C', '1D', '1E', '1F'],
    missingSeats: [],
  },
  // 24 + 208: exits over the wing and a door behind it, whose slides replace two window seats.
  'Airbus A321neo': {
    parts: [
      { cabin: 'Comfort', firstRow: 1, lastRow: 4, blocks: narrow },
      { cabin: 'Economy', firstRow: 5, lastRow: 39, blocks: narrow },
    ],
    missingRow: null,
    exitRows: [17, 18, 28],
    legroomSeats: [],
    missingSeats: ['28A', '28F'],
  },
  // 18 + 21 + 213: two aisles; the tail is narrower in the last row.
  'Boeing 787-8': {
    parts: [
      { cabin: 'Business', firstRow: 1, lastRow: 3, blocks: ['AC', 'DF', 'HK'] },
      { cabin: 'PremiumComfort', firstRow: 4, lastRow: 6, blocks: ['AC', 'DEF', 'HK'] },
      { cabin: 'Economy', firstRow: 7, lastRow: 31, blocks: ['ABC', 'DEF', 'GHK'] },
    ],
    missingRow: 13,
    exitRows: [18],
    legroomSeats: ['7A', '7B', '7C', '7D', '7E', '7F', '7G', '7H', '7K'],
    missingSeats: ['31D', '31E', '31F'],
  },
}
