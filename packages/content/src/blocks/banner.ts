import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { pictureField } from '../fields/picture.ts'
import { headingField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const banner: Block = {
  slug: 'banner',
  interfaceName: 'BannerBlock',
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
    ...componentFrame,
  ],
}
