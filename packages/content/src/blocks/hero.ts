import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { pictureField } from '../fields/picture.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: label('Baner otwierający', 'Hero'), plural: label('Banery otwierające', 'Heroes') },
  fields: [
    {
      name: 'eyebrow',
      type: 'text',
      localized: true,
      maxLength: 80,
      label: label('Nadtytuł', 'Eyebrow'),
    },
    headingField({ required: true }),
    leadField,
    pictureField({ required: true }),
    optionalLink('callToAction', 'Główny przycisk', 'Main button'),
    optionalLink('secondaryAction', 'Drugi link', 'Second link'),
    ...componentFrame,
  ],
}
