import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { momentField } from '../fields/moment.ts'
import { pictureField } from '../fields/picture.ts'
import { headingField } from '../fields/texts.ts'
import { pictureFromDocument } from '../reading/picture-from-document.ts'
import { linkFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'

export const countdownTile = defineBlock({
  name: 'countdownTile',
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
  ],
  read({ heading, text, until, endedText, picture, link }) {
    if (!heading || !until) return null
    return {
      heading,
      text: text || null,
      /** Shown after the moment has passed; null: the tile disappears. */
      endedText: endedText || null,
      picture: pictureFromDocument(picture),
      link: linkFrom(link),
      /** ISO timestamp. */
      until,
    }
  },
  api: { moments: ['until'] },
})
