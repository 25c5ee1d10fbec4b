import type { FlattenedField, Payload } from 'payload'

/** Where an editor's call leads to. */
export interface Place {
  /** Of the document that is written there; none where none is. */
  fields: readonly FlattenedField[]
}

const largestId = 2_147_483_647
const anywhere: Place = { fields: [] }

/**
 * Null for where nothing can be: a name that only looks like a collection's, a number that is none, versions of what has none, the
 * confirmation of an account where none is ever asked for.
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
  // Preferences have names instead of numbers; the others are words like `count` and `login`.
  const isKnown = config.endpoints.some((endpoint) => endpoint.path.split('/')[1] === word)
  return isKnown || first === 'payload-preferences' ? anywhere : null
}

/** Whether the address belongs to documents that editors write: everybody else is asked to sign in there, and finds nothing elsewhere. */
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
