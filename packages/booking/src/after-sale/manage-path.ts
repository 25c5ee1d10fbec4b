/** Path of the page where a guest changes or cancels a trip. */
export function managePath(number: string): string {
  return `/mytui/rezerwacja/${number}/karta/zarzadzanie`
}
