import { arrivalAirports } from './arrival-airports.ts'
import { departureAirports } from './departure-airports.ts'

interface AirportCharge {
  airport: string
  /** The first flight day on which it applies. */
  validFrom: string
  /** Grosze for one passenger with a seat. */
  departing: number
  arriving: number
}

/** Tariffs of Polish airports: passenger service and security, charged at departure. */
const polish: Readonly<Record<string, number>> = {
  WAW: 67_00,
  WMI: 48_00,
  LCJ: 39_00,
  KTW: 52_00,
  KRK: 56_00,
  GDN: 54_00,
  BZG: 41_00,
  SZZ: 44_00,
  POZ: 51_00,
  WRO: 53_00,
  RZE: 42_00,
  LUZ: 38_00,
}
const abroad = { departing: 58_00, arriving: 0 }
/** Countries that charge more, or also at arrival. */
const other: Readonly<Record<string, typeof abroad>> = {
  ...byCodes('RHO HER CHQ KGS CFU ZTH EFL SKG JTR SMI KLX KVA ATH', { departing: 86_00, arriving: 0 }),
  ...byCodes('HRG RMF SSH MUH LXR', { departing: 104_00, arriving: 21_00 }),
  ...byCodes('PUJ POP CUN VRA MBJ', { departing: 148_00, arriving: 42_00 }),
  ...byCodes('MLE SEZ MRU ZNZ MBA', { departing: 196_00, arriving: 12_00 }),
}

/** The current tariffs, and one that is announced: a new tariff is a new row with its own first day. */
export const airportCharges: readonly AirportCharge[] = [
  ...departureAirports.map(({ code }) => charge(code, { departing: polish[code] ?? 45_00, arriving: 0 })),
  ...arrivalAirports.map(({ code }) => charge(code, other[code] ?? abroad)),
  { airport: 'WAW', validFrom: '2027-04-01', departing: 71_00, arriving: 0 },
]

function charge(airport: string, amounts: typeof abroad): AirportCharge {
  return { airport, validFrom: '2024-01-01', ...amounts }
}

function byCodes(codes: string, amounts: typeof abroad): Record<string, typeof abroad> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, amounts]))
}
