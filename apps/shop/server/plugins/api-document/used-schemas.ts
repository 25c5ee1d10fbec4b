import type { Document } from './document-parts.ts'

const place = '#/components/schemas/'
const askedSuffix = /Input$/

/**
 * Leaves only schemas that something refers to. Each is made twice, as it is asked for (`OfferInput`) and as it is answered
 * (`Offer`); where only the first is used it gets the plain name.
 */
export function usedSchemas(document: Document): Document {
  const { schemas } = document.components
  const used = reached(document.paths, document.components, schemas)
  const plainName = (name: string) => {
    const plain = name.replace(askedSuffix, '')
    return used.has(plain) && JSON.stringify(schemas[plain]) !== JSON.stringify(schemas[name]) ? name : plain
  }
  const kept = [...used].sort().map((name) => [plainName(name), schemas[name]])
  const whole = { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } }
  return JSON.parse(JSON.stringify(whole), (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(place)
      ? place + plainName(value.slice(place.length))
      : value,
  )
}

function reached(
  paths: unknown,
  { schemas: _, ...others }: Document['components'],
  schemas: Record<string, unknown>,
): Set<string> {
  const found = new Set<string>()
  const follow = (part: unknown) => {
    for (const name of referencesIn(part)) {
      if (found.has(name)) continue
      found.add(name)
      follow(schemas[name])
    }
  }
  follow([paths, others])
  return found
}

function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(place)
      ? [value.slice(place.length)]
      : referencesIn(value),
  )
}
