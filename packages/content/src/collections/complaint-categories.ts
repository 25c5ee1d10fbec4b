import { type ComplaintWish, complaintWishes } from '@wojaz/travel/guest'
import type { ArrayFieldValidation, CollectionConfig, TextField } from 'payload'
import { complaintCode } from '../complaint-category.ts'
import { label } from '../fields/label.ts'
import { namedRows } from '../fields/named-rows.ts'
import { matching } from '../fields/pattern.ts'
import { say } from '../fields/say.ts'
import { wholeNumber } from '../fields/texts.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

const wishLabels: Record<ComplaintWish, ReturnType<typeof label>> = {
  reduction: label('Obniżenie ceny', 'Price reduction'),
  damages: label('Odszkodowanie', 'Damages'),
  apology: label('Przeprosiny', 'Apology'),
  explanation: label('Wyjaśnienie', 'Explanation'),
}

const codeField: TextField = {
  name: 'code',
  type: 'text',
  required: true,
  label: label('Kod', 'Code'),
  validate: matching(
    complaintCode,
    'Kod to małe litery, cyfry i łączniki, na przykład room-noise.',
    'A code is small letters, digits and hyphens, for instance room-noise.',
  ),
  admin: {
    description: label(
      'Goście go nie widzą. Po zmianie kodu rozpoczęte formularze tracą tę odpowiedź.',
      'Guests do not see it. Forms that were begun lose this answer when it changes.',
    ),
  },
}

/** Two questions with the same code would be one field of the form. */
const distinctCodes: ArrayFieldValidation = (rows, { req }) => {
  const codes = (rows ?? []).map((row) => (row as { code?: string }).code)
  return (
    new Set(codes).size === codes.length ||
    say(req, 'Każde pytanie potrzebuje własnego kodu.', 'Each question needs a code of its own.')
  )
}

/** What the complaint form asks. Complaints that were already written keep their questions. */
export const complaintCategories: CollectionConfig = {
  slug: 'complaint-categories',
  ...libraryFrame,
  labels: {
    singular: label('Kategoria reklamacji', 'Complaint category'),
    plural: label('Formularz reklamacji', 'Complaint form'),
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'active', 'updatedAt'],
    group: contentGroup,
  },
  defaultSort: 'position',
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 100,
      label: label('Nazwa dla gościa', 'Name for guests'),
    },
    { ...codeField, unique: true },
    {
      name: 'questions',
      type: 'array',
      maxRows: 10,
      label: label('Pytania', 'Questions'),
      labels: { singular: label('Pytanie', 'Question'), plural: label('Pytania', 'Questions') },
      validate: distinctCodes,
      admin: namedRows,
      fields: [
        {
          name: 'text',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 200,
          label: label('Pytanie', 'Question'),
        },
        codeField,
        {
          name: 'required',
          type: 'checkbox',
          defaultValue: false,
          label: label('Odpowiedź jest konieczna', 'Must be answered'),
        },
      ],
    },
    {
      name: 'wishes',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: [...complaintWishes],
      label: label('Czego gość może chcieć', 'What a guest may want'),
      options: complaintWishes.map((value) => ({ value, label: wishLabels[value] })),
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 100,
      label: label('Kolejność', 'Position'),
      validate: wholeNumber(0, 10_000),
      admin: { position: 'sidebar' },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: label('Włączone', 'Active'),
      admin: { position: 'sidebar' },
    },
  ],
}
