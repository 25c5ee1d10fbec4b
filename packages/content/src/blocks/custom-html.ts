import type { Block, CodeFieldValidation } from 'payload'
import { label } from '../fields/label.ts'
import { scopeStyles } from '../html/scope-styles.ts'
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
      validate: validateStyles,
      admin: {
        language: 'css',
        description: label('Działają tylko wewnątrz tego bloku.', 'They apply only inside this block.'),
      },
    },
    ...componentFrame,
  ],
}

function validateStyles(
  value: string | null | undefined,
  { req }: Parameters<CodeFieldValidation>[1],
): string | true {
  if (!value || scopeStyles(value, 'preview').ok) return true
  return req.i18n.language === 'pl'
    ? 'Tych stylów nie można użyć: sprawdź nawiasy, nie używaj @import, ukośników wstecznych ani adresów spoza /file/.'
    : 'These styles cannot be used: check the brackets, and use no @import, no backslashes and no addresses outside /file/.'
}
