const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether the text may be used as an id in a query. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
