import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { pictureField } from '../fields/picture.ts'
import { headingField } from '../fields/texts.ts'
import { pictureFromDocument } from '../reading/picture-from-document.ts'
import { linkFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'

export const banner = defineBlock({
  name: 'banner',
  labels: { singular: label('Baner', 'Banner'), plural: label('Banery', 'Banners') },
  fields: [
    headingField({ required: false }),
    { name: 'text', type: 'textarea', localized: true, maxLength: 400, label: label('Tekst', 'Text') },
    { name: 'badge', type: 'text', localized: true, maxLength: 40, label: label('Plakietka', 'Badge') },
    pictureField({ required: true }),
    optionalLink('link', 'Link', 'Link'),
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'poster',
      label: label('Układ', 'Layout'),
      options: [
        { value: 'poster', label: label('Duży plakat', 'Large poster') },
        { value: 'strip', label: label('Wąski pasek', 'Slim strip') },
      ],
    },
  ],
  read(block) {
    const picture = pictureFromDocument(block.picture)
    if (!picture) return null
    return {
      heading: block.heading || null,
      text: block.text || null,
      badge: block.badge || null,
      /** `poster`: a large picture with text; `strip`: a slim line between other components. */
      layout: block.layout ?? 'poster',
      picture,
      link: linkFrom(block.link),
    }
  },
})
