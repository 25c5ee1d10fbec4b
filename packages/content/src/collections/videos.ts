import { join } from 'node:path'
import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { isCaptions } from '../captions.ts'
import { label } from '../fields/label.ts'
import { pictureField } from '../fields/picture.ts'
import { richTextField } from '../fields/rich-text.ts'
import { say } from '../fields/say.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

/** Films hosted by us, so that no third party learns who watches them. Served under `/file/videos/`. */
export function videos(options: { folder: string }): CollectionConfig {
  return {
    slug: 'videos',
    ...libraryFrame,
    labels: { singular: label('Film', 'Film'), plural: label('Filmy', 'Films') },
    admin: {
      useAsTitle: 'description',
      defaultColumns: ['description', 'filename', 'updatedAt'],
      group: contentGroup,
    },
    upload: {
      staticDir: join(options.folder, 'videos'),
      mimeTypes: ['video/mp4', 'video/webm'],
      pasteURL: false,
    },
    fields: [
      {
        name: 'description',
        type: 'text',
        localized: true,
        required: true,
        maxLength: 200,
        label: label('Co dzieje się w filmie', 'What happens in the film'),
      },
      pictureField({ name: 'poster', required: true }),
      {
        name: 'captions',
        type: 'textarea',
        localized: true,
        label: label('Napisy (WebVTT)', 'Captions (WebVTT)'),
        validate: validateCaptions,
        admin: {
          rows: 6,
          description: label(
            'Potrzebne, gdy ktoś w filmie mówi. Pierwszy wiersz to WEBVTT.',
            'Needed when somebody speaks in the film. The first line is WEBVTT.',
          ),
        },
      },
      richTextField(
        'transcript',
        label('Opis tego, co słychać i widać', 'Everything that is said and shown, in words'),
        { required: true },
      ),
    ],
  }
}

const validateCaptions: TextareaFieldValidation = (value, { req }) => {
  if (!value || isCaptions(value)) return true
  return say(
    req,
    'Napisy zaczynają się wierszem WEBVTT i mają co najmniej jeden czas, na przykład 00:01.000 --> 00:04.000.',
    'Captions begin with the line WEBVTT and have at least one time, for instance 00:01.000 --> 00:04.000.',
  )
}
