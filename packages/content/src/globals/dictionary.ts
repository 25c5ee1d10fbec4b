import type { GlobalConfig } from 'payload'
import { label } from '../fields/label.ts'
import { activeField, plainGlobal } from './global-frame.ts'

/** Whether the texts of editors count at all; the texts themselves are a collection. */
export const dictionary: GlobalConfig = {
  slug: 'dictionary',
  label: label('Teksty sklepu: włącznik', 'Texts of the shop: switch'),
  ...plainGlobal,
  admin: {
    ...plainGlobal.admin,
    description: label(
      'Gdy wyłączysz, sklep wraca do tekstów, z którymi powstał. Same teksty zmienisz w „Tekstach sklepu”.',
      'Switched off, the shop speaks as it came. The texts themselves are in "Texts of the shop".',
    ),
  },
  fields: [
    activeField,
    // What the shop shipped when it last filled the dictionary: tells an editor's own wording from an untouched one.
    { name: 'shipped', type: 'json', hidden: true, access: { read: () => false, update: () => false } },
  ],
}
