import type { DocumentLink } from '../components.ts'
import { richTextHtml } from '../html/rich-text-html.ts'
import type { Document } from '../payload-types.ts'
import type { ReadBlock } from './component-from-block.ts'
import { pictureFromDocument } from './picture-from-document.ts'
import { linkFrom, linksFrom } from './values-from-documents.ts'

/** Chosen questions first, in the editor's order, then what else belongs to the chosen topics. */
const faq: ReadBlock<'faq'> = (block, { library }) => {
  const chosen = (block.questions ?? []).flatMap((one) => {
    const id = String(typeof one === 'object' ? one.id : one)
    return library.faq.find((question) => question.id === id) ?? []
  })
  const topics = block.topics ?? []
  const others = library.faq.filter(
    (question) => topics.includes(question.topic) && !chosen.includes(question),
  )
  return { heading: block.heading || null, lead: block.lead || null, questions: [...chosen, ...others] }
}

const blogPosts: ReadBlock<'blogPosts'> = (block, { library }) => {
  if (!block.heading) return null
  const wanted = library.articles.filter(({ topic }) => !block.topic || topic === block.topic)
  return {
    heading: block.heading,
    lead: block.lead || null,
    posts: wanted.slice(0, block.count ?? 3),
    link: linkFrom(block.link),
  }
}

const officeSearch: ReadBlock<'officeSearch'> = (block, { library }) => ({
  heading: block.heading || null,
  lead: block.lead || null,
  cities: library.cities,
})

const breadcrumbs: ReadBlock<'breadcrumbs'> = (block, deps) => {
  const own = linksFrom(block.steps)
  return { steps: own.length > 0 ? own : deps.breadcrumbs }
}

const regulations: ReadBlock<'regulations'> = (block, deps) => ({
  heading: block.heading || null,
  html: richTextHtml(block.body, deps),
  documents: (block.documents ?? []).flatMap((document) => documentFrom(document) ?? []),
})

const video: ReadBlock<'video'> = (block, deps) => {
  const film = block.film
  if (!film || typeof film !== 'object' || !film.filename) return null
  const poster = pictureFromDocument(film.poster)
  if (!poster) return null
  return {
    heading: block.heading || null,
    description: film.description ?? '',
    src: `/file/videos/${encodeURIComponent(film.filename)}`,
    contentType: film.mimeType ?? 'video/mp4',
    poster,
    captions: film.captions
      ? [{ src: `/file/captions/${film.id}.${deps.locale}.vtt`, locale: deps.locale }]
      : [],
    transcriptHtml: richTextHtml(film.transcript, deps),
  }
}

/** Components that show what is written elsewhere: in the library, in a file, on the page itself. */
export const linkedComponents = { faq, blogPosts, officeSearch, breadcrumbs, regulations, video }

/** Null when the file is gone. */
function documentFrom(document: number | Document): DocumentLink | null {
  if (typeof document !== 'object' || !document?.filename) return null
  const { filename, title, filesize } = document
  return {
    label: title ?? filename,
    url: `/file/documents/${encodeURIComponent(filename)}`,
    bytes: filesize ?? 0,
  }
}
