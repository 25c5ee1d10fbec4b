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

/** On the address of the form: the draft was saved, or a problem was reported at this moment. */
export const savedParameter = 'zapisano'
export const reportedParameter = 'zgloszono'

/** On the address of a complaint: it has just arrived. */
export const receivedParameter = 'przyjeto'

export function complaintAddress(locale: Locale, number: string): string {
  return localisedPath(locale, complaintPath(number))
}

/** Where a file of a complaint is fetched, by the customer whose it is. */
export function complaintFilePath(id: string): string {
  return `/api/www/tui-complaints/files/${id}`
}
