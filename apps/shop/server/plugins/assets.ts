import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000_000
const day = 86_400_000

/**
 * Serves the files of the build: hashed ones are cached for ever, icons and the manifest for a day. The build has compressed
 * them.
 */
export async function assets(app: FastifyInstance, clientFolder: string) {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: year,
    preCompressed: true,
    index: false,
    cacheControl: true,
    schemaHide: true,
  })
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    maxAge: day,
    index: false,
    decorateReply: false,
    schemaHide: true,
  })
}
