import type { Locale } from '../locale/index.ts'

/** Countries that issue travel documents, as ISO 3166 codes. */
const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  )

const homes: Record<Locale, string> = { pl: 'PL', cs: 'CZ', ro: 'RO', hu: 'HU', uk: 'UA' }

/** The country whose documents most readers of this language have. */
export function homeCountry(locale: Locale): string {
  return homes[locale]
}

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

/** Country names in alphabetical order. */
export function countryNames(locale: Locale): string[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return codes.map((code) => names.of(code) ?? code).sort(new Intl.Collator(locale).compare)
}

/**
 * Reads a country as people write it: its name in this language, with or without diacritics, or its two letters. Null if there is
 * none.
 */
export function readCountry(typed: string, locale: Locale): string | null {
  const text = plain(typed)
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return codes.find((code) => code.toLowerCase() === text || plain(names.of(code) ?? code) === text) ?? null
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/gi, 'l')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
}
