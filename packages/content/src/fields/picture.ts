import { parseScene } from '@wojaz/pictures'
import type { GroupField, TextFieldSingleValidation } from 'payload'
import { label } from './label.ts'

/** An upload with its own alternative text, or a drawn scene described here. The upload wins. */
export function pictureField(options: { required: boolean }): GroupField {
  return {
    name: 'picture',
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
            label: label('albo rysowany widok', 'or a drawn scene'),
            validate: validateScene(options.required),
            admin: { width: '50%', placeholder: '/file/scenes/coast.greek.golden.a1.jpg' },
          },
          {
            name: 'alt',
            type: 'text',
            label: label('Opis obrazu (alt)', 'Description (alt)'),
            localized: true,
            maxLength: 300,
            admin: { width: '50%' },
          },
        ],
      },
    ],
  }
}

function validateScene(required: boolean): TextFieldSingleValidation {
  return (value, { siblingData, req }) => {
    const polish = req.i18n.language === 'pl'
    const hasUpload = Boolean((siblingData as { upload?: unknown }).upload)
    if (!value) {
      if (hasUpload || !required) return true
      return polish ? 'Wybierz plik albo rysowany widok.' : 'Choose a file or a drawn scene.'
    }
    if (parseScene(value).ok) return true
    return polish
      ? 'Adres widoku ma postać /file/scenes/rodzaj.styl.światło.ziarno.jpg.'
      : 'A scene address reads /file/scenes/kind.style.light.seed.jpg.'
  }
}
