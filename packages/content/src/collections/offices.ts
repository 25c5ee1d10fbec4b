import { seoNameOf } from '@wojaz/travel/locale'
import { parseCoordinates } from '@wojaz/travel/place'
import type { CollectionConfig, Field, GroupField, TextFieldSingleValidation } from 'payload'
import { label } from '../fields/label.ts'
import { dayField } from '../fields/moment.ts'
import { namedRows } from '../fields/named-rows.ts'
import { matching } from '../fields/pattern.ts'
import { pictureField } from '../fields/picture.ts'
import { richTextField } from '../fields/rich-text.ts'
import { say } from '../fields/say.ts'
import { type OfficeService, officeServices } from '../office.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

const weekdayLabels: Record<(typeof weekdays)[number], ReturnType<typeof label>> = {
  monday: label('Poniedziałek', 'Monday'),
  tuesday: label('Wtorek', 'Tuesday'),
  wednesday: label('Środa', 'Wednesday'),
  thursday: label('Czwartek', 'Thursday'),
  friday: label('Piątek', 'Friday'),
  saturday: label('Sobota', 'Saturday'),
  sunday: label('Niedziela', 'Sunday'),
}

const serviceLabels: Record<OfficeService, ReturnType<typeof label>> = {
  holidays: label('Wakacje', 'Holidays'),
  flights: label('Bilety lotnicze', 'Flights'),
  insurance: label('Ubezpieczenia', 'Insurance'),
  giftCards: label('Karty podarunkowe', 'Gift cards'),
  cardPayment: label('Płatność kartą', 'Card payment'),
  cashPayment: label('Płatność gotówką', 'Cash payment'),
  stepFree: label('Wejście bez schodów', 'Step-free entrance'),
  parking: label('Parking', 'Parking'),
}

export const offices: CollectionConfig = {
  slug: 'offices',
  ...libraryFrame,
  labels: { singular: label('Biuro', 'Office'), plural: label('Biura', 'Offices') },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['officeId', 'city', 'address', 'active', 'updatedAt'],
    group: contentGroup,
  },
  defaultSort: 'city',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'city',
          type: 'text',
          required: true,
          label: label('Miasto', 'City'),
          validate: speakable,
          admin: { width: '30%' },
        },
        {
          name: 'address',
          type: 'text',
          required: true,
          label: label('Ulica i numer', 'Street and number'),
          validate: speakable,
          admin: { width: '50%' },
        },
        {
          name: 'postalCode',
          type: 'text',
          required: true,
          label: label('Kod pocztowy', 'Postal code'),
          validate: matching(
            /^\d{2}-\d{3}$/,
            'Kod pocztowy ma postać 00-000.',
            'A postal code reads 00-000.',
          ),
          admin: { width: '20%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', required: true, maxLength: 30, label: label('Telefon', 'Phone') },
        { name: 'email', type: 'email', label: label('E-mail', 'E-mail') },
      ],
    },
    {
      type: 'row',
      fields: [
        coordinate('latitude', label('Szerokość geograficzna', 'Latitude')),
        coordinate('longitude', label('Długość geograficzna', 'Longitude')),
      ],
    },
    {
      name: 'openingHours',
      type: 'group',
      label: label('Godziny otwarcia', 'Opening hours'),
      fields: weekdays.map(
        (day): GroupField => ({ name: day, type: 'group', label: weekdayLabels[day], fields: hoursFields() }),
      ),
    },
    {
      name: 'exceptions',
      type: 'array',
      maxRows: 60,
      label: label('Wyjątki', 'Exceptions'),
      labels: { singular: label('Wyjątek', 'Exception'), plural: label('Wyjątki', 'Exceptions') },
      admin: namedRows,
      fields: [
        dayField('day', label('Dzień', 'Day'), { required: true }),
        ...hoursFields(),
        {
          name: 'reason',
          type: 'text',
          localized: true,
          maxLength: 80,
          label: label('Powód', 'Reason'),
        },
      ],
    },
    {
      name: 'services',
      type: 'select',
      hasMany: true,
      label: label('Co można tu załatwić', 'What can be done here'),
      options: officeServices.map((value) => ({ value, label: serviceLabels[value] })),
    },
    {
      name: 'notice',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: label('Krótki komunikat', 'Short notice'),
    },
    richTextField('gettingThere', label('Jak dojechać', 'How to get there'), { required: false }),
    pictureField({ required: false }),
    {
      name: 'officeId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: label('Numer biura', 'Office number'),
      admin: { position: 'sidebar' },
      validate: matching(
        /^[0-9a-z]{1,20}$/,
        'Numer biura to cyfry i małe litery.',
        'An office number has digits and small letters.',
      ),
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

/** Both empty: closed. */
function hoursFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        hour('opens', label('Otwarcie', 'Opens'), (hours) => !hours.opens && Boolean(hours.closes)),
        hour('closes', label('Zamknięcie', 'Closes'), (hours) => !hours.closes && Boolean(hours.opens)),
      ],
    },
  ]
}

interface Hours {
  opens?: string | null
  closes?: string | null
}

function hour(
  name: keyof Hours,
  text: ReturnType<typeof label>,
  isMissing: (hours: Hours) => boolean,
): Field {
  return {
    name,
    type: 'text',
    label: text,
    admin: { width: '50%', placeholder: name === 'opens' ? '09:00' : '17:00' },
    validate: (
      value: string | null | undefined,
      { siblingData, req }: Parameters<TextFieldSingleValidation>[1],
    ) => {
      const hours = siblingData as Hours
      if (isMissing(hours)) return say(req, 'Podaj obie godziny albo żadnej.', 'Give both hours or none.')
      if (!value) return true
      if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value))
        return say(req, 'Godzina ma postać 09:00.', 'An hour reads 09:00.')
      if (name === 'closes' && hours.opens && hours.opens >= value)
        return say(
          req,
          'Biuro nie może zamykać się przed otwarciem.',
          'An office cannot close before it opens.',
        )
      return true
    },
  }
}

function coordinate(name: 'latitude' | 'longitude', text: ReturnType<typeof label>): Field {
  return {
    name,
    type: 'text',
    label: text,
    admin: { width: '50%', placeholder: name === 'latitude' ? '52,2297' : '21,0122' },
    validate: (_: unknown, { siblingData, req }: Parameters<TextFieldSingleValidation>[1]) => {
      const { latitude, longitude } = siblingData as { latitude?: string; longitude?: string }
      if (!latitude && !longitude) return true
      return (
        parseCoordinates(latitude, longitude) !== null ||
        say(
          req,
          'Podaj obie współrzędne: szerokość od −85 do 85, długość od −180 do 180.',
          'Give both: latitude from −85 to 85, longitude from −180 to 180.',
        )
      )
    },
  }
}

/** It becomes a part of the office's URL, so it must contain characters that are allowed there. */
function speakable(value: string | null | undefined, { req }: Parameters<TextFieldSingleValidation>[1]) {
  if (value && value.length <= 80 && seoNameOf(value) !== '') return true
  return say(req, 'Podaj nazwę, najwyżej 80 znaków.', 'Give a name, 80 characters at most.')
}
