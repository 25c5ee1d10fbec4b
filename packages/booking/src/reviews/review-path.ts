/** Where whoever travelled writes about it. */
export function reviewPath(number: string): string {
  return `/mytui/rezerwacja/${number}/opinia`
}
