const busyCodes: ReadonlySet<unknown> = new Set(['too-many-questions', 'engine-full', 'too-many-requests'])

/** The shop is too busy, for this guest's network or for everybody. The same request can be repeated a little later. */
export function isBusy(error: unknown): boolean {
  const { body, data } = Object(error) as { body?: unknown; data?: unknown }
  return busyCodes.has(Object(body ?? data).code)
}

const usualSeconds = 5

/** Milliseconds until the request may be repeated, from `Retry-After`. */
export function waitOf(error: unknown): number {
  const { headers } = Object(error) as { headers?: Headers }
  return 1_000 * Number(headers?.get('retry-after') ?? usualSeconds)
}
