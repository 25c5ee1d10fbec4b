import { label } from '../fields/label.ts'
import { linkFields } from '../fields/link.ts'
import { namedRows } from '../fields/named-rows.ts'
import { headingField } from '../fields/texts.ts'
import { linksFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'

export const seoLinks = defineBlock({
  name: 'seoLinks',
  labels: { singular: label('Linki SEO', 'SEO links'), plural: label('Linki SEO', 'SEO links') },
  fields: [
    headingField({ required: false }),
    {
      name: 'groups',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      label: label('Grupy', 'Groups'),
      labels: { singular: label('Grupa', 'Group'), plural: label('Grupy', 'Groups') },
      admin: namedRows,
      fields: [
        {
          name: 'label',
          type: 'text',
          localized: true,
          maxLength: 80,
          label: label('Nazwa grupy', 'Group name'),
        },
        {
          name: 'links',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 60,
          label: label('Linki', 'Links'),
          labels: { singular: label('Link', 'Link'), plural: label('Linki', 'Links') },
          admin: namedRows,
          fields: linkFields({ required: true }),
        },
      ],
    },
  ],
  read: (block) => ({
    heading: block.heading || null,
    groups: (block.groups ?? []).flatMap((group) => {
      const links = linksFrom(group.links)
      return links.length > 0 ? { label: group.label || null, links } : []
    }),
  }),
})
