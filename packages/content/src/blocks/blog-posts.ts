import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { countField, headingField, leadField } from '../fields/texts.ts'
import { linkFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'
import { optionsOf } from './public-options.ts'

export const blogPosts = defineBlock({
  name: 'blogPosts',
  labels: {
    singular: label('Artykuły poradnika', 'Blog posts'),
    plural: label('Artykuły poradnika', 'Blog posts'),
  },
  fields: [
    headingField({ required: true }),
    leadField,
    {
      name: 'topic',
      type: 'text',
      maxLength: 60,
      label: label('Temat', 'Topic'),
      admin: { description: label('Puste: najnowsze ze wszystkich.', 'Empty: the newest of all.') },
    },
    countField(12, 3),
    optionalLink('link', 'Link do wszystkich', 'Link to all of them'),
  ],
  read(block, { library }) {
    if (!block.heading) return null
    const wanted = library.articles.filter(({ topic }) => !block.topic || topic === block.topic)
    return {
      heading: block.heading,
      lead: block.lead || null,
      /** Newest first. */
      posts: wanted.slice(0, block.count ?? 3),
      link: linkFrom(block.link),
    }
  },
  api: {
    items: ({ posts }) =>
      posts.map(({ title, url, lead, topic, picture, publishedOn }) => ({
        label: title,
        url,
        options: optionsOf({ lead, topic, picture, publishedOn }, ['publishedOn']),
      })),
  },
})
