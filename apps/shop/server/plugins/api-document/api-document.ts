import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { globalRegistry, type z } from 'zod'
import { capabilities } from './capabilities.ts'
import { describeDocument } from './describe-document.ts'
import type { Document } from './document-parts.ts'
import { operationName } from './operation-names.ts'

interface ApiDocumentOptions {
  readonly siteUrl: string
  /** By the name they have in the document. */
  readonly schemas: Readonly<Record<string, z.ZodType>>
}

/** The zod schemas beside the handlers validate, type and document the calls. */
export async function apiDocument(app: FastifyInstance, { siteUrl, schemas }: ApiDocumentOptions) {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  for (const [id, schema] of Object.entries(schemas))
    globalRegistry.add(schema, { ...globalRegistry.get(schema), id })
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (config?.refusesMethod || !isCall(url)) return
    for (const each of [method].flat()) {
      if (each === 'HEAD' || (operationName(each, url) && !schema?.hide)) continue
      throw new Error(`${each} ${url} has no name in operation-names.ts, or is hidden from the document.`)
    }
  })
  const transform = createJsonSchemaTransform({})
  const transformObject = createJsonSchemaTransformObject({})
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Wojaż', version: '1', description },
      servers: [{ url: siteUrl }],
      tags: [...capabilities],
    },
    transform: (route) => {
      const isDescribed = operationName(String(route.route.method), route.url) !== undefined
      return isDescribed ? transform(route) : { schema: { hide: true }, url: route.url }
    },
    transformObject: (made) =>
      describeDocument(transformObject(made) as Document) as ReturnType<typeof transformObject>,
  })
  await app.register(swaggerUi, { routePrefix: docs, staticCSP: documentPolicy })
}

const docs = '/api/docs'
const description =
  'The calls of the shop. Amounts are in grosze, days are `yyyy-MM-dd`. Every error is a `Refusal`: a code for programs, a message for guests, and the fields that need mending. Whatever the search engine has to work out can be refused, with `Retry-After` in seconds: 429 `too-many-questions` when the caller’s address has used up its share, 503 `engine-full` when everybody’s lines are full.'

/** Editors and their admin talk to the CMS itself at these addresses. */
const ofEditors = /^\/api\/(\*|users\/.*)$/

function isCall(url: string): boolean {
  return url.startsWith('/api/') && !ofEditors.test(url) && !`${url}/`.startsWith(`${docs}/`)
}

/** Swagger UI loads scripts as files and writes inline styles. */
const documentPolicy = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}
