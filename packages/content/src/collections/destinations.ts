import type { CollectionConfig, TextField, TextFieldSingleValidation } from 'payload'
import { yearOf } from '../climate.ts'
import { isDestinationPath } from '../destination.ts'
import { label } from '../fields/label.ts'
import { isPlaceCode } from '../fields/limits.ts'
import { pictureField } from '../fields/picture.ts'
import { richTextField } from '../fields/rich-text.ts'
import { say } from '../fields/say.ts'
import { leadField } from '../fields/texts.ts'
import { guideFields } from './guide-fields.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

/** Countries, regions and resorts, as editors write about them. A destination without a document here has no page. */
export const destinations: CollectionConfig = {
  slug: 'destinations',
  ...libraryFrame,
  labels: { singular: label('Kierunek', 'Destination'), plural: label('Kierunki', 'Destinations') },
  admin: {
    useAsTitle: 'path',
    defaultColumns: ['path', 'name', 'code', 'active', 'updatedAt'],
    group: contentGroup,
    pagination: { defaultLimit: 50 },
  },
  defaultSort: 'path',
  fields: [
    {
      type: 'row',
      fields: [
        word('name', label('Nazwa', 'Name'), 'Kreta', true),
        word('nameIn', label('Gdzie', 'Where'), 'na Krecie', false),
        word('nameTo', label('Dokąd', 'Where to'), 'na Kretę', false),
      ],
    },
    leadField,
    richTextField('body', label('Opis', 'Description'), { required: false }),
    pictureField({ required: false }),
    {
      name: 'climate',
      type: 'group',
      label: label('Klimat', 'Climate'),
      admin: {
        description: label(
          'Po dwanaście liczb, od stycznia do grudnia, oddzielonych przecinkami.',
          'Twelve numbers each, from January to December, with commas between them.',
        ),
      },
      fields: [
        year('air', label('Powietrze w dzień, °C', 'Air by day, °C')),
        year('sea', label('Woda, °C', 'Water, °C')),
        year('rainDays', label('Dni z deszczem', 'Days with rain')),
        year('sunHours', label('Godziny słońca dziennie', 'Hours of sun a day')),
      ],
    },
    guideFields,
    {
      name: 'path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: label('Część adresu strony', 'Names in the address'),
      validate: validatePath,
      admin: { position: 'sidebar', placeholder: 'grecja/kreta' },
    },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: label('Kod w wyszukiwarce', 'Code in the search'),
      validate: validateCode,
      admin: { position: 'sidebar', placeholder: 'GRCRE' },
    },
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      label: label('Wyróżniony w spisie', 'Stands out in the list'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: label('Włączony', 'Active'),
      admin: { position: 'sidebar' },
    },
  ],
}

function year(name: string, text: ReturnType<typeof label>): TextField {
  return {
    name,
    type: 'text',
    maxLength: 80,
    label: text,
    validate: (value: string | null | undefined, { req }: Parameters<TextFieldSingleValidation>[1]) =>
      !value || yearOf(value) !== null || say(req, 'Podaj dwanaście liczb.', 'Give twelve numbers.'),
    admin: { placeholder: '15, 15, 17, 20, 25, 29, 31, 31, 28, 24, 20, 17' },
  }
}

function validateCode(value: string | null | undefined, { req }: Parameters<TextFieldSingleValidation>[1]) {
  return isPlaceCode(value ?? '') || say(req, 'To nie jest kod miejsca.', 'This is no code of a place.')
}

async function validatePath(
  value: string | null | undefined,
  { req, event }: Parameters<TextFieldSingleValidation>[1],
): Promise<string | true> {
  if (!value || !isDestinationPath(value))
    return say(
      req,
      'Na przykład grecja, grecja/kreta albo grecja/kreta/malia: małe litery, cyfry i myślniki; „zima” nie może być regionem.',
      'For instance grecja, grecja/kreta or grecja/kreta/malia: small letters, digits, hyphens; "zima" cannot be a region.',
    )
  const above = value.slice(0, Math.max(0, value.lastIndexOf('/')))
  if (above === '' || event === 'onChange') return true
  const { totalDocs } = await req.payload.count({
    collection: 'destinations',
    where: { path: { equals: above } },
    req,
  })
  return totalDocs > 0 || say(req, `Najpierw dodaj kierunek ${above}.`, `Add the destination ${above} first.`)
}

function word(
  name: string,
  text: ReturnType<typeof label>,
  placeholder: string,
  required: boolean,
): TextField {
  return {
    name,
    type: 'text',
    localized: true,
    required,
    maxLength: 80,
    label: text,
    admin: { width: '33%', placeholder },
  }
}
