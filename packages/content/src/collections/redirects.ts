import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { validateAddress } from '../fields/address.ts'
import { label } from '../fields/label.ts'
import { say } from '../fields/say.ts'
import { redirectsFromDocuments } from '../reading/redirects-from-documents.ts'
import { isRedirectSource, leadsBack, redirectKey } from '../redirects.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  ...libraryFrame,
  labels: { singular: label('Przekierowanie', 'Redirect'), plural: label('Przekierowania', 'Redirects') },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    group: contentGroup,
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: label('Stary adres', 'Old address'),
      validate: validateSource,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? redirectKey(value.trim()) : value)],
      },
      admin: {
        placeholder: '/stara-strona',
        description: label(
          'Jeden dla wszystkich języków. Wielkość liter i ukośnik na końcu nie mają znaczenia.',
          'One for all languages. Case and a slash at the end make no difference.',
        ),
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      label: label('Nowy adres', 'New address'),
      validate: validateTarget,
      admin: { placeholder: '/zima' },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      label: label('Na stałe', 'For good'),
      admin: {
        description: label(
          'Wyszukiwarki zapamiętują nowy adres; wyłącz, jeśli stary ma kiedyś wrócić.',
          'Search engines remember the new address; switch it off if the old one is to come back.',
        ),
      },
    },
  ],
}

async function validateSource(
  value: string | null | undefined,
  { req, event }: Parameters<TextFieldSingleValidation>[1],
): Promise<string | true> {
  if (!value || !isRedirectSource(value))
    return say(
      req,
      'Stary adres zaczyna się od /, jest bez przedrostka języka i bez znaku zapytania; stron serwera (/api, /admin…) nie można przekierować.',
      'An old address starts with /, has no language prefix and no question mark; the server’s own (/api, /admin…) cannot be redirected.',
    )
  if (event === 'onChange') return true
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { url: { equals: redirectKey(value) } },
    req,
  })
  if (totalDocs === 0) return true
  return say(
    req,
    'Pod tym adresem jest strona; przekierowanie by ją zasłoniło.',
    'There is a page at this address; a redirect would hide it.',
  )
}

async function validateTarget(
  value: string | null | undefined,
  options: Parameters<TextFieldSingleValidation>[1],
): Promise<string | true> {
  const { siblingData, id, req, event } = options
  const isLink = await validateAddress(value, options)
  if (isLink !== true) return isLink
  if (value && /^(?:tel|mailto):/i.test(value))
    return say(req, 'Nowy adres zaczyna się od / albo https://.', 'A new address starts with / or https://.')
  const { from } = siblingData as { from?: string }
  if (!value || !from || event === 'onChange') return true
  const others = await otherRedirects(req, id)
  if (!leadsBack(redirectsFromDocuments(others), from, value)) return true
  return say(
    req,
    'Ten adres prowadzi z powrotem do starego: przekierowania kręciłyby się w kółko.',
    'This address leads back to the old one: the redirects would go round in circles.',
  )
}

async function otherRedirects(req: PayloadRequest, id: number | string | undefined) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: id === undefined ? {} : { id: { not_equals: id } },
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}
