import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Content } from '@wojaz/content/server'
import { isLocale } from '@wojaz/travel/locale'
import type { FastifyPluginAsync } from 'fastify'
import { Fault } from '../request/errors.ts'

interface EditorFilesOptions {
  content: Content
  mediaFolder: string
}

const year = 31_536_000_000

/** Documents and videos from the CMS, and the videos' subtitles. */
export const editorFiles: FastifyPluginAsync<EditorFilesOptions> = async (api, { content, mediaFolder }) => {
  for (const kind of ['documents', 'videos'] as const) {
    const root = join(mediaFolder, kind)
    await mkdir(root, { recursive: true })
    await api.register(fastifyStatic, {
      root,
      prefix: `/file/${kind}/`,
      // The CMS gives a replaced file a new name.
      immutable: true,
      maxAge: year,
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      schemaHide: true,
      // Documents are downloaded, not opened on the shop's origin.
      setHeaders: (reply) => {
        if (kind === 'documents') reply.header('content-disposition', 'attachment')
      },
    })
  }

  api.get<{ Params: { file: string } }>(
    '/file/captions/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, film = '', locale] = /^(\d{1,9})\.([a-z]{2})\.vtt$/.exec(request.params.file) ?? []
      const captions = isLocale(locale) ? await content.captions(film, locale) : null
      if (captions === null) throw new Fault('not-found')
      return reply.type('text/vtt; charset=utf-8').header('cache-control', 'no-cache').send(captions)
    },
  )
}
