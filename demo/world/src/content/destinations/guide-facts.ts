/** Facts about a country for travellers, independent of language. */
export interface GuideFacts {
  /** ISO code of the currency. */
  readonly currency: string
  /** Types of power sockets. */
  readonly sockets: string
  readonly volts: number
  readonly dialling: string
  /** One number for everything, or police and ambulance. */
  readonly emergency: string | readonly [police: string, ambulance: string]
  /** An identity card is enough; a passport is required; a visa or a permit as well. */
  readonly entry: 'card' | 'passport' | 'visa'
  /** The language spoken with guests. */
  readonly language: string
}

const europe = { sockets: 'C, F', volts: 230, emergency: '112', entry: 'card' } as const
const euro = { ...europe, currency: 'EUR' } as const
const far = { sockets: 'C, F', volts: 230, entry: 'passport' } as const

export const guideFacts: Readonly<Record<string, GuideFacts>> = {
  GR: { ...euro, dialling: '+30', language: 'el' },
  ES: { ...euro, dialling: '+34', language: 'es' },
  IT: { ...euro, sockets: 'C, F, L', dialling: '+39', language: 'it' },
  HR: { ...euro, dialling: '+385', language: 'hr' },
  CY: { ...euro, sockets: 'G', volts: 240, dialling: '+357', language: 'el' },
  PT: { ...euro, dialling: '+351', language: 'pt' },
  MT: { ...euro, sockets: 'G', dialling: '+356', language: 'mt' },
  FR: { ...euro, sockets: 'C, E', dialling: '+33', language: 'fr' },
  DE: { ...euro, dialling: '+49', language: 'de' },
  AT: { ...euro, dialling: '+43', language: 'de' },
  SK: { ...euro, sockets: 'C, E', dialling: '+421', language: 'sk' },
  SI: { ...euro, dialling: '+386', language: 'sl' },
  LT: { ...euro, dialling: '+370', language: 'lt' },
  AD: { ...euro, dialling: '+376', language: 'ca' },
  ME: { ...euro, dialling: '+382', language: 'hr' },
  BG: { ...euro, dialling: '+359', language: 'bg' },
  PL: { ...europe, currency: 'PLN', sockets: 'C, E', dialling: '+48', language: 'pl' },
  CZ: { ...europe, currency: 'CZK', sockets: 'C, E', dialling: '+420', language: 'cs' },
  HU: { ...europe, currency: 'HUF', dialling: '+36', language: 'hu' },
  CH: { ...europe, currency: 'CHF', sockets: 'C, J', dialling: '+41', language: 'de' },
  AL: { ...europe, currency: 'ALL', dialling: '+355', language: 'sq' },
  GE: { ...europe, currency: 'GEL', dialling: '+995', language: 'ka' },
  TR: { ...europe, currency: 'TRY', dialling: '+90', language: 'tr' },
  EG: { ...far, currency: 'EGP', dialling: '+20', emergency: ['122', '123'], entry: 'visa', language: 'ar' },
  TN: { ...far, currency: 'TND', dialling: '+216', emergency: ['197', '190'], language: 'ar' },
  MA: { ...far, currency: 'MAD', dialling: '+212', emergency: ['19', '15'], language: 'ar' },
  AE: { ...far, currency: 'AED', sockets: 'G', dialling: '+971', emergency: ['999', '998'], language: 'ar' },
  OM: {
    ...far,
    currency: 'OMR',
    sockets: 'G',
    volts: 240,
    dialling: '+968',
    emergency: '9999',
    language: 'ar',
  },
  JO: { ...far, currency: 'JOD', dialling: '+962', emergency: '911', entry: 'visa', language: 'ar' },
  QA: {
    ...far,
    currency: 'QAR',
    sockets: 'D, G',
    volts: 240,
    dialling: '+974',
    emergency: '999',
    language: 'ar',
  },
  CV: { ...far, currency: 'CVE', dialling: '+238', emergency: ['132', '130'], language: 'pt' },
  TZ: {
    ...far,
    currency: 'TZS',
    sockets: 'D, G',
    dialling: '+255',
    emergency: '112',
    entry: 'visa',
    language: 'sw',
  },
  KE: {
    ...far,
    currency: 'KES',
    sockets: 'G',
    volts: 240,
    dialling: '+254',
    emergency: '999',
    entry: 'visa',
    language: 'sw',
  },
  MV: {
    ...far,
    currency: 'MVR',
    sockets: 'D, G',
    dialling: '+960',
    emergency: ['119', '102'],
    language: 'dv',
  },
  MU: {
    ...far,
    currency: 'MUR',
    sockets: 'C, G',
    dialling: '+230',
    emergency: ['999', '114'],
    language: 'fr',
  },
  SC: {
    ...far,
    currency: 'SCR',
    sockets: 'G',
    volts: 240,
    dialling: '+248',
    emergency: '999',
    language: 'fr',
  },
  LK: {
    ...far,
    currency: 'LKR',
    sockets: 'D, G',
    dialling: '+94',
    emergency: ['119', '1990'],
    entry: 'visa',
    language: 'si',
  },
  TH: {
    ...far,
    currency: 'THB',
    sockets: 'A, B, C, O',
    dialling: '+66',
    emergency: ['191', '1669'],
    language: 'th',
  },
  VN: {
    ...far,
    currency: 'VND',
    sockets: 'A, C',
    volts: 220,
    dialling: '+84',
    emergency: ['113', '115'],
    language: 'vi',
  },
  ID: { ...far, currency: 'IDR', dialling: '+62', emergency: ['110', '118'], entry: 'visa', language: 'id' },
  DO: {
    ...far,
    currency: 'DOP',
    sockets: 'A, B',
    volts: 110,
    dialling: '+1 809',
    emergency: '911',
    language: 'es',
  },
  MX: {
    ...far,
    currency: 'MXN',
    sockets: 'A, B',
    volts: 127,
    dialling: '+52',
    emergency: '911',
    language: 'es',
  },
  CU: {
    ...far,
    currency: 'CUP',
    sockets: 'A, B, C',
    volts: 110,
    dialling: '+53',
    emergency: ['106', '104'],
    entry: 'visa',
    language: 'es',
  },
  JM: {
    ...far,
    currency: 'JMD',
    sockets: 'A, B',
    volts: 110,
    dialling: '+1 876',
    emergency: ['119', '110'],
    language: 'en',
  },
}
