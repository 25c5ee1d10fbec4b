import { maskedNumber, type TravelDocument } from '@wojaz/mail'
import type { Locale } from '@wojaz/travel/locale'
import { countryName, homeCountry } from '@wojaz/travel/place'
import type { ShownDocument } from '../../app/features/checkout/checkout-view.ts'

/** All that the browser gets of a document. */
export function shownDocument(document: TravelDocument, locale: Locale): ShownDocument {
  const named = (code: string | null) => code && countryName(code, locale)
  return {
    type: document.type,
    number: maskedNumber(document.number),
    validUntil: document.validUntil,
    nationality: named(document.nationality),
    issuingCountry: named(document.issuingCountry),
  }
}

export function homeName(locale: Locale): string {
  return countryName(homeCountry(locale), locale)
}
