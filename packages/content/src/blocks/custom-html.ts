import type { Block } from 'payload'
import { label } from '../fields/label.ts'
import { componentFrame } from './component-frame.ts'

export const customHtml: Block = {
  slug: 'customHtml',
  interfaceName: 'CustomHtmlBlock',
  labels: { singular: label('Własny HTML', 'Custom HTML'), plural: label('Własny HTML', 'Custom HTML') },
  fields: [
    {
      name: 'html',
      type: 'code',
      localized: true,
      required: true,
      maxLength: 50_000,
      label: label('HTML', 'HTML'),
      admin: {
        language: 'html',
        description: label(
          'Skrypty, ramki i style w znacznikach są usuwane; linki na zewnątrz dostają nofollow.',
          'Scripts, frames and inline styles are removed; links to other sites get nofollow.',
        ),
      },
    },
    {
      name: 'styles',
      type: 'code',
      maxLength: 20_000,
      label: label('Style CSS', 'CSS styles'),
      admin: {
        language: 'css',
        description: label('Działają tylko wewnątrz tego bloku.', 'They apply only inside this block.'),
      },
    },
    ...componentFrame,
  ],
}
