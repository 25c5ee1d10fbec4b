/** Without a language prefix. */
export const complaintsPath = '/mytui/reklamacje'

export function complaintPath(number: string): string {
  return `${complaintsPath}/${number}`
}
