const busyCodes: ReadonlySet<unknown> = new Set(['too-many-questions', 'engine-full', 'too-many-requests'])

/** The shop has too much to do, for this guest's network or for all: the same question is answered a little later. */
export function isBusy(error: unknown): boolean {
  const { body, data } = Object(error) as { body?: unknown; data?: unknown }
  return busyCodes.has(Object(body ?? data).code)
}

const usualSeconds = 5

/** Milliseconds until the shop wants to be asked again, as it says itself. */
export function waitOf(error: unknown): number {
  const { headers } = Object(error) as { headers?: Headers }
  return 1_000 * Number(headers?.get('retry-after') ?? usualSeconds)
}
