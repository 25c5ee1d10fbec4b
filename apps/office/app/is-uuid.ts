const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What may be asked of the database as an id. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
