import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

type Documented = Record<
  string,
  {
    readonly tags?: readonly string[]
    readonly responses: Record<
      string,
      { content?: { 'application/json'?: { schema: Parameters<typeof z.fromJSONSchema>[0] } } }
    >
  }
>

/** Every documented call with a tag, by `POST /path`, with the schemas of its answers. */
export async function documentedCalls(app: FastifyInstance, tag: string) {
  const { paths } = (await app.inject('/api/docs/json')).json() as { paths: Record<string, Documented> }
  return new Map(
    Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([, { tags }]) => tags?.includes(tag))
        .map(([method, { responses }]) => {
          const name = `${method.toUpperCase()} ${path}`
          const published = (status: number) => {
            const schema = responses[status]?.content?.['application/json']?.schema
            if (!schema) throw new Error(`${name} has no answer ${status} in the documentation`)
            return z.fromJSONSchema(schema, { defaultTarget: 'openapi-3.0' })
          }
          return [name, published] as const
        }),
    ),
  )
}
