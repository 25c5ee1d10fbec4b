import type { GlobalConfig } from 'payload'
import { label } from '../fields/label.ts'
import { activeField, plainGlobal } from './global-frame.ts'

/** Switches the texts of editors on or off. The texts themselves are a collection. */
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
    // The texts shipped when the dictionary was last filled: tells edited texts from unedited ones.
    { name: 'shipped', type: 'json', hidden: true, access: { read: () => false, update: () => false } },
  ],
}
