import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

/** The zod schemas beside the handlers validate, type and document them. */
export async function openapi(app: FastifyInstance, siteUrl: string) {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Wojaż',
        version: '1',
        description:
          'Calls of the shop. Errors: { code, message, fields? }. Whatever the search engine has to work out can be refused, with `Retry-After` in seconds: 429 `too-many-questions` when the caller’s address has used up its share, 503 `engine-full` when everybody’s lines are full.',
      },
      servers: [{ url: siteUrl }],
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: documentPolicy })
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
