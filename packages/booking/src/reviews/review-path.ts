/** Path of the page where a traveller writes a review. */
export function reviewPath(number: string): string {
  return `/mytui/rezerwacja/${number}/opinia`
}
