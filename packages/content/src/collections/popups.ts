import type { CollectionConfig, GroupField } from 'payload'
import { validateAddress } from '../fields/address.ts'
import { label } from '../fields/label.ts'
import { momentField } from '../fields/moment.ts'
import { matching } from '../fields/pattern.ts'
import { pictureField } from '../fields/picture.ts'
import { wholeNumber } from '../fields/texts.ts'
import { popupDevices } from '../popup.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

const deviceLabels = {
  desktop: label('Komputer', 'Desktop'),
  tablet: label('Tablet', 'Tablet'),
  mobile: label('Telefon', 'Mobile'),
}

export const popups: CollectionConfig = {
  slug: 'popups',
  ...libraryFrame,
  labels: { singular: label('Popup', 'Popup'), plural: label('Popupy', 'Popups') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'active', 'popupData.dateFrom', 'popupData.dateTo', 'updatedAt'],
    group: contentGroup,
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: label('Nazwa', 'Name'),
      admin: {
        description: label(
          'Pod tą nazwą przeglądarka gościa pamięta, że popup już był.',
          "The guest's browser remembers under this name that the popup has been there.",
        ),
      },
      validate: matching(
        /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'Nazwa to małe litery, cyfry i myślniki, najwyżej 60 znaków, na przykład lato-2027.',
        'A name has small letters, digits and hyphens, 60 at most, for instance lato-2027.',
      ),
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: label('Włączony', 'Active'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'everywhere',
      type: 'checkbox',
      defaultValue: false,
      label: label('Na każdej stronie bez własnego popupu', 'On every page without a popup of its own'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'variants',
      type: 'group',
      label: label('Warianty', 'Variants'),
      admin: {
        description: label(
          'Gość widzi obraz, a pod nim jego opis: to on mówi, co popup ogłasza. Obraz bez napisów.',
          'Guests see the picture and below it its description, which says what the popup announces. No words in the picture.',
        ),
      },
      fields: popupDevices.map(variant),
    },
    {
      name: 'popupData',
      type: 'group',
      label: label('Kiedy', 'When'),
      fields: [
        {
          type: 'row',
          fields: [
            momentField('dateFrom', label('Pokazuj od', 'Shown from')),
            momentField('dateTo', label('Pokazuj do', 'Shown until'), { notBefore: 'dateFrom' }),
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'showLimit',
              type: 'number',
              label: label('Ile razy najwyżej', 'How often at most'),
              validate: wholeNumber(1, 1_000),
              admin: { description: label('Puste: bez limitu.', 'Empty: no limit.') },
            },
            {
              name: 'timeInterval',
              type: 'number',
              required: true,
              defaultValue: 24,
              label: label('Przerwa w godzinach', 'Hours in between'),
              validate: wholeNumber(0, 24 * 365),
            },
            {
              name: 'delay',
              type: 'number',
              required: true,
              defaultValue: 3,
              label: label('Opóźnienie w sekundach', 'Delay in seconds'),
              validate: wholeNumber(0, 600),
            },
          ],
        },
        {
          name: 'redirectUrl',
          type: 'text',
          label: label('Dokąd prowadzi kliknięcie', 'Where a click leads'),
          validate: validateAddress,
        },
      ],
    },
  ],
}

/** A variant that is shown needs a picture. One that is switched off may keep it. */
function variant(device: (typeof popupDevices)[number]): GroupField {
  return {
    name: device,
    type: 'group',
    label: deviceLabels[device],
    fields: [
      { name: 'visible', type: 'checkbox', defaultValue: true, label: label('Pokazuj', 'Shown') },
      pictureField({
        name: 'image',
        required: (data) => Boolean((data as PopupData).variants?.[device]?.visible),
      }),
    ],
  }
}

interface PopupData {
  variants?: Record<string, { visible?: boolean | null } | undefined>
}
