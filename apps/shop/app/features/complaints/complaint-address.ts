import { complaintPath, complaintsPath } from '@wojaz/complaints'
import { type Locale, localisedPath } from '@wojaz/travel/locale'

export const newComplaintRoutePath = `${complaintsPath}/nowa/:order`
export const complaintRoutePath = complaintPath(':number')

export function complaintsAddress(locale: Locale): string {
  return localisedPath(locale, complaintsPath)
}

export function newComplaintAddress(locale: Locale, order: string): string {
  return localisedPath(locale, newComplaintRoutePath.replace(':order', order))
}

/** Query parameters of the form: the draft was saved, or a problem was reported just now. */
export const savedParameter = 'zapisano'
export const reportedParameter = 'zgloszono'

/** Query parameter of a complaint: it was received just now. */
export const receivedParameter = 'przyjeto'

export function complaintAddress(locale: Locale, number: string): string {
  return localisedPath(locale, complaintPath(number))
}

/** The URL of a complaint's file, for the customer who owns it. */
export function complaintFilePath(id: string): string {
  return `/api/www/tui-complaints/files/${id}`
}
