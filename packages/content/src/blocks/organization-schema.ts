import type { Block } from 'payload'
import { isAddress } from '../fields/address.ts'
import { label } from '../fields/label.ts'
import { say } from '../fields/say.ts'

/** Not a component: structured data for search engines. */
export const organizationSchema: Block = {
  slug: 'organizationSchema',
  interfaceName: 'OrganizationSchemaBlock',
  labels: { singular: label('Dane firmy', 'Company facts'), plural: label('Dane firmy', 'Company facts') },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120, label: label('Nazwa', 'Name') },
    { name: 'legalName', type: 'text', maxLength: 120, label: label('Nazwa prawna', 'Legal name') },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      label: label('Opis', 'Description'),
    },
    {
      type: 'row',
      fields: [
        { name: 'street', type: 'text', maxLength: 120, label: label('Ulica i numer', 'Street and number') },
        { name: 'postalCode', type: 'text', maxLength: 10, label: label('Kod pocztowy', 'Postal code') },
        { name: 'city', type: 'text', maxLength: 80, label: label('Miasto', 'City') },
      ],
    },
    {
      name: 'sameAs',
      type: 'text',
      hasMany: true,
      maxRows: 12,
      label: label('Nasze strony gdzie indziej', 'Our pages elsewhere'),
      validate: (value, { req }) => {
        const addresses = Array.isArray(value) ? value : []
        const wrong = addresses.find((one) => !(one.startsWith('https://') && isAddress(one)))
        return (
          wrong === undefined ||
          say(req, `„${wrong}” nie jest adresem https://.`, `"${wrong}" is no https:// address.`)
        )
      },
    },
  ],
}
