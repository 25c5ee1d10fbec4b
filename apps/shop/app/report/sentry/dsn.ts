export interface ErrorIngest {
  /** Where envelopes are posted. */
  endpoint: string
  /** For the content security policy. */
  origin: string
}

const shape = /^(https?):\/\/(\w+)(?::\w+)?@([\w.-]+(?::\d+)?)((?:\/[\w.-]+)*)\/(\d+)$/

/** Reads a Sentry DSN, `https://key@host/project`; null when it is none. */
export function parseDsn(dsn: string): ErrorIngest | null {
  const [, protocol, key, host, path, project] = shape.exec(dsn) ?? []
  if (!protocol) return null
  const origin = `${protocol}://${host}`
  const query = new URLSearchParams({ sentry_key: key ?? '', sentry_version: '7', sentry_client: sdk })
  return { origin, endpoint: `${origin}${path}/api/${project}/envelope/?${query}` }
}

const sdk = 'wojaz/1.0'
