import { seoNameOf } from '@wojaz/travel/locale'
import { parseCoordinates } from '@wojaz/travel/place'
import { weekdays } from '../collections/offices.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import type { HtmlDeps } from '../html/sanitise-html.ts'
import type { Office, OpenHours } from '../office.ts'
import type { Office as OfficeDocument } from '../payload-types.ts'
import { pictureFromDocument } from './picture-from-document.ts'

/** Returns null without an address. */
export function officeFromDocument(document: OfficeDocument, deps: HtmlDeps): Office | null {
  const { officeId, city, address } = document
  if (!officeId || !city || !address) return null
  const citySeoName = seoNameOf(city)
  const addressSeoName = seoNameOf(address)
  return {
    officeId,
    name: `${city}, ${address}`,
    city,
    citySeoName,
    address,
    addressSeoName,
    postalCode: document.postalCode ?? '',
    url: `/kontakt/biura-tui/${citySeoName}/${addressSeoName}/${officeId}`,
    coordinates: parseCoordinates(document.latitude, document.longitude),
    phone: document.phone ?? '',
    email: document.email || null,
    openingHours: weekdays.map((day) => hoursFrom(document.openingHours?.[day])),
    exceptions: (document.exceptions ?? [])
      .flatMap((one) =>
        one.day ? { day: one.day.slice(0, 10), hours: hoursFrom(one), reason: one.reason || null } : [],
      )
      .sort((one, other) => one.day.localeCompare(other.day)),
    services: document.services ?? [],
    notice: document.notice || null,
    gettingThereHtml: richTextHtml(document.gettingThere, deps),
    picture: pictureFromDocument(document.picture),
    updatedAt: document.updatedAt,
  }
}

function hoursFrom(
  hours: { opens?: string | null; closes?: string | null } | null | undefined,
): OpenHours | null {
  return hours?.opens && hours.closes ? { opens: hours.opens, closes: hours.closes } : null
}
