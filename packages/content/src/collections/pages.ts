import type { CollectionBeforeValidateHook, CollectionConfig, TextFieldSingleValidation } from 'payload'
import { adminOrEditor, publishedOrEditor } from '../access.ts'
import { contentChanged } from '../announce-change.ts'
import { label } from '../fields/label.ts'
import { patientPublishButton } from '../fields/publish-button.ts'
import { say } from '../fields/say.ts'
import { isTemplateType, isTemplateUrl, pageTypes, templateUrls } from '../page-type.ts'
import { isPageUrl } from '../page-url.ts'
import { breadcrumbsField, metaField, slotsField } from './page-body-fields.ts'
import { articleFields, menuFields, searchFields, surroundingFields, tileFields } from './page-fields.ts'
import { pageTypeLabels } from './page-type-labels.ts'

/** The URL of a template follows from its type, so there is one of each. */
const giveTemplateItsUrl: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const type = data?.pageType ?? originalDoc?.pageType
  return isTemplateType(type) ? { ...data, url: templateUrls[type] } : data
}

export const pages: CollectionConfig = {
  slug: 'pages',
  // The home page comes first.
  defaultSort: 'url',
  labels: { singular: label('Strona', 'Page'), plural: label('Strony', 'Pages') },
  access: {
    read: publishedOrEditor,
    readVersions: adminOrEditor,
    create: adminOrEditor,
    update: adminOrEditor,
    delete: adminOrEditor,
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'pageType', 'active', '_status', 'updatedAt'],
    group: label('Treści', 'Content'),
    pagination: { defaultLimit: 25 },
    components: { edit: { PublishButton: patientPublishButton } },
  },
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 800 }, schedulePublish: true } },
  hooks: {
    beforeValidate: [giveTemplateItsUrl],
    afterChange: [contentChanged.afterChange],
    afterDelete: [contentChanged.afterDelete],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 160,
      label: label('Tytuł', 'Title'),
    },
    {
      name: 'pageType',
      type: 'select',
      required: true,
      defaultValue: 'contentPage',
      index: true,
      label: label('Rodzaj strony', 'Kind of page'),
      options: pageTypes.map((value) => ({ value, label: pageTypeLabels[value] })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'url',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: label('Adres strony', 'Page address'),
      validate: validatePageUrl,
      admin: {
        position: 'sidebar',
        placeholder: '/zima',
        description: label(
          'Jeden dla wszystkich języków, bez przedrostka języka. Szablon dostaje swój adres sam.',
          'One for all languages, without a language prefix. A template is given its own.',
        ),
      },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: label('Włączona', 'Active'),
      admin: { position: 'sidebar' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Treść', 'Content'),
          fields: [...articleFields, slotsField, ...tileFields, breadcrumbsField, ...surroundingFields],
        },
        { label: label('Wyszukiwarki (SEO)', 'Search engines (SEO)'), fields: [metaField] },
        { label: label('Wyszukiwarka wakacji', 'Holiday search'), fields: searchFields },
        { label: label('Menu i popup', 'Menu and popup'), fields: menuFields },
      ],
    },
  ],
}

async function validatePageUrl(
  value: string | null | undefined,
  { data, id, req, event }: Parameters<TextFieldSingleValidation>[1],
): Promise<string | true> {
  const isTemplate = isTemplateType((data as { pageType?: unknown }).pageType)
  if (!value || !isPageUrl(value) || isTemplateUrl(value) !== isTemplate)
    return say(
      req,
      'Adres strony to na przykład / albo /inspiracje/grecja: małe litery, cyfry i myślniki, bez przedrostka języka.',
      'A page address is / or, say, /inspiracje/grecja: small letters, digits and hyphens, no language prefix.',
    )
  if (event === 'onChange') return true
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { url: { equals: value }, ...(id === undefined ? {} : { id: { not_equals: id } }) },
    depth: 0,
    limit: 1,
    select: { title: true },
    req,
  })
  const [other] = docs
  if (other)
    return say(
      req,
      `Pod tym adresem jest już strona „${other.title}”. Wybierz inny adres albo zmień tamtą stronę.`,
      `There is already a page at this address: "${other.title}". Choose another address or change that page.`,
    )
  const { totalDocs } = await req.payload.count({
    collection: 'redirects',
    where: { from: { equals: value } },
    req,
  })
  return (
    totalDocs === 0 ||
    say(
      req,
      'Ten adres jest przekierowaniem. Usuń je najpierw.',
      'This address is a redirect. Remove that first.',
    )
  )
}
