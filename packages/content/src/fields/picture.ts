import { isDrawing } from '@wojaz/pictures'
import { defaultLocale } from '@wojaz/travel/locale'
import type { GroupField, TextFieldSingleValidation } from 'payload'
import { label } from './label.ts'
import { say } from './say.ts'

const longestAlt = 300

interface PictureOptions {
  name?: string
  /** May depend on the rest of the document. */
  required: boolean | ((document: unknown) => boolean)
}

/** An upload with its alternative text, or a drawn scene with an alternative text here. The upload has priority. */
export function pictureField(options: PictureOptions): GroupField {
  return {
    name: options.name ?? 'picture',
    type: 'group',
    label: label('Obraz', 'Picture'),
    fields: [
      {
        name: 'upload',
        type: 'upload',
        relationTo: 'media',
        label: label('Plik z biblioteki', 'File from the library'),
      },
      {
        type: 'row',
        admin: { condition: (_, sibling) => !sibling?.upload },
        fields: [
          {
            name: 'scene',
            type: 'text',
            label: label('Rysunek (gdy nie ma pliku)', 'A drawn scene (without a file)'),
            validate: validateScene(options.required),
            admin: { width: '50%', placeholder: '/file/scenes/coast.greek.golden.a1.jpg' },
          },
          {
            name: 'alt',
            type: 'text',
            label: label('Opis obrazu (alt)', 'Description (alt)'),
            localized: true,
            validate: validateAlt,
            admin: { width: '50%' },
          },
        ],
      },
    ],
  }
}

function validateScene(required: PictureOptions['required']): TextFieldSingleValidation {
  return (value, { siblingData, data, req }) => {
    const hasUpload = Boolean((siblingData as { upload?: unknown }).upload)
    if (!value) {
      const isNeeded = typeof required === 'function' ? required(data) : required
      return (
        hasUpload || !isNeeded || say(req, 'Wybierz plik albo rysunek.', 'Choose a file or a drawn scene.')
      )
    }
    return (
      isDrawing(value) ||
      say(
        req,
        'Adres rysunku ma postać /file/scenes/nazwa.jpg.',
        'A scene address reads /file/scenes/name.jpg.',
      )
    )
  }
}

/**
 * An upload has an alternative text. A drawn scene needs one here, at least in Polish, to which the other languages fall back.
 */
const validateAlt: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const { upload, scene } = siblingData as { upload?: unknown; scene?: string | null }
  if (value && value.length > longestAlt)
    return say(req, `Najwyżej ${longestAlt} znaków.`, `${longestAlt} characters at most.`)
  if (upload || !scene || value || req.locale !== defaultLocale) return true
  return say(
    req,
    'Opisz, co widać na obrazie: dla osób, które go nie widzą.',
    'Say what the picture shows, for people who cannot see it.',
  )
}
