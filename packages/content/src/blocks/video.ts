import { label } from '../fields/label.ts'
import { headingField } from '../fields/texts.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import { pictureFromDocument } from '../reading/picture-from-document.ts'
import { defineBlock } from './define-block.ts'

export const video = defineBlock({
  name: 'video',
  labels: { singular: label('Film', 'Video'), plural: label('Filmy', 'Videos') },
  fields: [
    headingField({ required: false }),
    {
      name: 'film',
      type: 'relationship',
      relationTo: 'videos',
      required: true,
      label: label('Film', 'Film'),
    },
  ],
  read(block, deps) {
    const film = block.film
    if (!film || typeof film !== 'object' || !film.filename) return null
    const poster = pictureFromDocument(film.poster)
    if (!poster) return null
    return {
      heading: block.heading || null,
      /** What happens in the film, in one sentence. */
      description: film.description ?? '',
      src: `/file/videos/${encodeURIComponent(film.filename)}`,
      contentType: film.mimeType ?? 'video/mp4',
      poster,
      captions: film.captions
        ? [{ src: `/file/captions/${film.id}.${deps.locale}.vtt`, locale: deps.locale }]
        : [],
      /** Everything that is said and shown, for guests who cannot see or hear it. */
      transcriptHtml: richTextHtml(film.transcript, deps),
    }
  },
  api: { items: ({ captions }) => captions.map(({ locale, src }) => ({ label: locale, url: src })) },
})
