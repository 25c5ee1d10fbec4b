import { defaultLocale } from '@wojaz/travel/locale'
import type { TextareaFieldValidation } from 'payload'
import { label } from '../fields/label.ts'
import { say } from '../fields/say.ts'
import { sanitiseHtml } from '../html/sanitise-html.ts'
import { scopeStyles } from '../html/scope-styles.ts'
import { defineBlock } from './define-block.ts'

/** Not Payload's code field, because it loads its editor from a third-party server and does not work without it. */
const markup = { rows: 14, className: 'markup-field' }

export const customHtml = defineBlock({
  name: 'customHtml',
  labels: { singular: label('Własny HTML', 'Custom HTML'), plural: label('Własny HTML', 'Custom HTML') },
  fields: [
    {
      name: 'html',
      type: 'textarea',
      localized: true,
      required: true,
      validate: validateHtml,
      label: label('HTML', 'HTML'),
      admin: {
        ...markup,
        description: label(
          'Skrypty, ramki i style w znacznikach są usuwane; linki na zewnątrz dostają nofollow.',
          'Scripts, frames and inline styles are removed; links to other sites get nofollow.',
        ),
      },
    },
    {
      name: 'styles',
      type: 'textarea',
      label: label('Style CSS', 'CSS styles'),
      validate: validateStyles,
      admin: {
        ...markup,
        description: label('Działają tylko wewnątrz tego bloku.', 'They apply only inside this block.'),
      },
    },
  ],
  read(block, deps, { uid }) {
    const styles = scopeStyles(block.styles ?? '', uid)
    return {
      html: sanitiseHtml(block.html ?? '', deps),
      /** Already scoped to the uid of the component. */
      styles: styles.ok ? styles.value : '',
    }
  },
})

type Options = Parameters<TextareaFieldValidation>[1]

/** Languages without a text show the Polish one. */
function validateHtml(value: string | null | undefined, { req }: Options): string | true {
  if (!value) return req.locale !== defaultLocale || say(req, 'Wpisz HTML.', 'Write some HTML.')
  return value.length <= 50_000 || say(req, 'Najwyżej 50 000 znaków.', '50,000 characters at most.')
}

function validateStyles(value: string | null | undefined, { req }: Options): string | true {
  if (!value) return true
  if (value.length > 20_000) return say(req, 'Najwyżej 20 000 znaków.', '20,000 characters at most.')
  if (scopeStyles(value, 'preview').ok) return true
  return say(
    req,
    'Tych stylów nie można użyć: sprawdź nawiasy, nie używaj @import, ukośników wstecznych ani adresów spoza /file/.',
    'These styles cannot be used: check the brackets, and use no @import, no backslashes and no addresses outside /file/.',
  )
}
