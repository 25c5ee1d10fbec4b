import { dictionaryScript, dictionaryUrl } from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { dictionarySchema } from './dictionary.schema.ts'

const immutable = 'public, max-age=31536000, immutable'

export const dictionary: FastifyPluginAsyncZod<{ content: Content }> = async (api, { content }) => {
  api.get('/dictionary/:file', { schema: dictionarySchema }, async (request, reply) => {
    const texts = await content.dictionary(request.params.file.locale)
    // A page rendered just before an edit requests an old version. It gets the newest texts, which must not be cached under that
    // URL.
    const asked = dictionaryUrl({ ...texts, version: request.params.file.version })
    reply.header('cache-control', asked === dictionaryUrl(texts) ? immutable : 'no-store')
    return reply.type('text/javascript; charset=utf-8').send(dictionaryScript(texts))
  })
}
