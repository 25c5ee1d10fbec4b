import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { pictureField } from '../fields/picture.ts'
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
    {
      name: 'heading',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      label: label('Nagłówek', 'Heading'),
    },
    {
      name: 'lead',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      label: label('Wprowadzenie', 'Lead'),
    },
    pictureField({ required: true }),
    optionalLink('callToAction', 'Główny przycisk', 'Main button'),
    optionalLink('secondaryAction', 'Drugi link', 'Second link'),
    ...componentFrame,
  ],
}
