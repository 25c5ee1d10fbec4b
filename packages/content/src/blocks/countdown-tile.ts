import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { momentField } from '../fields/moment.ts'
import { pictureField } from '../fields/picture.ts'
import { headingField } from '../fields/texts.ts'
import { componentFrame } from './component-frame.ts'

export const countdownTile: Block = {
  slug: 'countdownTile',
  interfaceName: 'CountdownTileBlock',
  labels: { singular: label('Odliczanie', 'Countdown tile'), plural: label('Odliczania', 'Countdown tiles') },
  fields: [
    headingField({ required: true }),
    { name: 'text', type: 'textarea', localized: true, maxLength: 400, label: label('Tekst', 'Text') },
    momentField('until', label('Odlicza do', 'Counts down to'), { required: true }),
    {
      name: 'endedText',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: label('Tekst po zakończeniu', 'Text after the end'),
      admin: {
        description: label(
          'Puste: kafelek znika, gdy czas minie.',
          'Empty: the tile goes away when time is up.',
        ),
      },
    },
    pictureField({ required: false }),
    optionalLink('link', 'Przycisk', 'Button'),
    ...componentFrame,
  ],
}
