import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { headingField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
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
    ...componentFrame,
  ],
}
