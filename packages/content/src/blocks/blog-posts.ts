import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { countField, headingField, leadField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const blogPosts: Block = {
  slug: 'blogPosts',
  interfaceName: 'BlogPostsBlock',
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
    ...componentFrame,
  ],
}
