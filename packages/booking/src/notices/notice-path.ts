/** Path of the page where a guest answers a notice of the organiser. */
export function noticePath(number: string, notice: string): string {
  return `/mytui/rezerwacja/${number}/powiadomienie/${notice}`
}
