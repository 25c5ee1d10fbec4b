import type { FlattenedField, Payload } from 'payload'

/** The target of an editor's call. */
export interface Place {
  /** Fields of the document that is written there; empty where none is. */
  fields: readonly FlattenedField[]
}

const largestId = 2_147_483_647
const anywhere: Place = { fields: [] }

/**
 * Returns null for paths that cannot exist: an unknown collection, an invalid id, versions of a collection without versions, or
 * the confirmation of an account, which is not used.
 */
export function editorPlace({ collections, globals }: Payload, path: string): Place | null {
  const [first = '', ...rest] = path.replace(/^\/api\/?/, '').split('/')
  if (first === 'globals') {
    const [slug, word, id] = rest
    const global = globals.config.find((one) => one.slug === slug)
    if (word !== 'versions') return { fields: word === undefined ? (global?.flattenedFields ?? []) : [] }
    return global?.versions && isIdOrNone(id) ? anywhere : null
  }
  if (!(first in collections)) return anywhere
  const config = Object.hasOwn(collections, first) ? collections[first as 'pages']?.config : undefined
  if (!config || config.endpoints === false) return null
  const [word = '', id] = rest
  if (word === 'versions') return config.versions && isIdOrNone(id) ? anywhere : null
  if (word === 'access') return isIdOrNone(id) ? anywhere : null
  if (word === 'verify') return config.auth?.verify ? anywhere : null
  if (word === '' || isId(word)) return { fields: config.flattenedFields }
  // Preferences have names instead of ids. Other words are endpoints like `count` and `login`.
  const isKnown = config.endpoints.some((endpoint) => endpoint.path.split('/')[1] === word)
  return isKnown || first === 'payload-preferences' ? anywhere : null
}

/**
 * True when the path belongs to documents that editors write. There, other callers are asked to sign in; elsewhere they get "not
 * found".
 */
export function isEditorsOwn({ collections, globals }: Payload, path: string): boolean {
  const [first = '', second] = path.replace(/^\/api\/?/, '').split('/')
  if (first === 'globals') return globals.config.some(({ slug }) => slug === second)
  return Object.hasOwn(collections, first)
}

function isIdOrNone(text: string | undefined): boolean {
  return text === undefined || isId(text)
}

export function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId
}
