import type { ArticleCard } from '../components.ts'
import type { Page as PageDocument } from '../payload-types.ts'
import { pictureFromDocument } from './picture-from-document.ts'

type ArticleDocument = Pick<PageDocument, 'url' | 'title' | 'pageType' | 'article' | 'createdAt'>

/** Returns null when the page is not an article. */
export function articleFromDocument(document: ArticleDocument): ArticleCard | null {
  if (document.pageType !== 'article') return null
  const { url, title, article, createdAt } = document
  return {
    url,
    title: title ?? '',
    lead: article?.lead || null,
    picture: pictureFromDocument(article?.picture),
    topic: article?.topic || null,
    publishedOn: (article?.publishedOn ?? createdAt).slice(0, 10),
  }
}
