/** Where a guest answers what the organiser changed. */
export function noticePath(number: string, notice: string): string {
  return `/mytui/rezerwacja/${number}/powiadomienie/${notice}`
}
