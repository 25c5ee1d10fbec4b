/** What the listing on the screen was made of. */
let last: { path: string; loaded: object } | null = null

/** `path` as the address says it, with its language. */
export function keepLoaded(path: string, loaded: object) {
  last = { path, loaded }
}

/**
 * Reads a listing over the network. When that fails, the results on the screen stay and the page says so; a guest who comes from
 * another page gets the page for failures.
 */
export async function loadOrKeep<Data extends object>(
  path: string,
  load: () => Promise<Data>,
): Promise<Data & { failed?: true }> {
  try {
    return await load()
  } catch (error) {
    if (last?.path !== path || !isOutage(error)) throw error
    return { ...(last.loaded as Data), failed: true }
  }
}

/** No answer at all, or an answer that says that it is the server's fault; redirects and refusals are answers. */
function isOutage(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500
  const { status } = Object(error) as { status?: unknown }
  return typeof status === 'number' ? status >= 500 : error instanceof Error && error.name !== 'AbortError'
}
