import type { FastifyInstance } from 'fastify'

interface Described {
  readonly schema?: unknown
  readonly example?: unknown
}

export interface Parameter extends Described {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
}

export interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Described>> }
  readonly responses: Readonly<Record<string, unknown>>
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>
    readonly securitySchemes?: Readonly<Record<string, unknown>>
  }
}

export async function apiDocument(app: FastifyInstance): Promise<ApiDocument> {
  return (await app.inject('/api/docs/json')).json()
}

export function operationsOf({ paths }: ApiDocument) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  )
}

/** A part of the document in which every reference is replaced by what it refers to. No schema contains itself. */
export function withoutReferences(document: ApiDocument, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => withoutReferences(document, each))
  if (typeof part !== 'object' || part === null) return part
  const { $ref } = part as { $ref?: unknown }
  if (typeof $ref === 'string') return withoutReferences(document, referred(document, $ref))
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withoutReferences(document, value)]),
  )
}

function referred(document: ApiDocument, reference: string): unknown {
  const found = reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)
  if (found === undefined) throw new Error(`${reference} is not in the document`)
  return found
}
