import { label } from '../fields/label.ts'
import { optionalLink } from '../fields/link.ts'
import { pictureField } from '../fields/picture.ts'
import { headingField, leadField } from '../fields/texts.ts'
import { pictureFromDocument } from '../reading/picture-from-document.ts'
import { linkFrom } from '../reading/values-from-documents.ts'
import { defineBlock } from './define-block.ts'

export const hero = defineBlock({
  name: 'hero',
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
  ],
  read({ eyebrow, heading, lead, picture: document, callToAction, secondaryAction }) {
    const picture = pictureFromDocument(document)
    if (!picture || !heading) return null
    return {
      eyebrow: eyebrow || null,
      heading,
      lead: lead || null,
      picture,
      callToAction: linkFrom(callToAction),
      secondaryAction: linkFrom(secondaryAction),
    }
  },
})
