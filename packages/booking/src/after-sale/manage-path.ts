/** Where a guest changes a trip, or leaves it. */
export function managePath(number: string): string {
  return `/mytui/rezerwacja/${number}/karta/zarzadzanie`
}
