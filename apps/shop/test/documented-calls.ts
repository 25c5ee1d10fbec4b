import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { apiDocument, operationsOf, withoutReferences } from './api-document.ts'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]

/** Every documented call with one of these tags, by `POST /path`, with the schemas of its answers. */
export async function documentedCalls(app: FastifyInstance, ...wanted: readonly string[]) {
  const document = await apiDocument(app)
  return new Map(
    operationsOf(document)
      .filter(({ tags = [] }) => tags.some((tag) => wanted.includes(tag)))
      .map(({ method, path, responses }) => {
        const name = `${method} ${path}`
        const published = (status: number) => {
          const answer = withoutReferences(document, responses[status]) as
            | { content?: { 'application/json'?: { schema: JsonSchema } } }
            | undefined
          const schema = answer?.content?.['application/json']?.schema
          if (!schema) throw new Error(`${name} has no answer ${status} in the documentation`)
          return z.fromJSONSchema(schema)
        }
        return [name, published] as const
      }),
  )
}
