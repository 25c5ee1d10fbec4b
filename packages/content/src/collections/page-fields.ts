import type { Block, Condition, Field, TextFieldSingleValidation } from 'payload'
import { banner } from '../blocks/banner.ts'
import { organizationSchema } from '../blocks/organization-schema.ts'
import { regulations } from '../blocks/regulations.ts'
import { seoLinks } from '../blocks/seo-links.ts'
import { seoText } from '../blocks/seo-text.ts'
import { label } from '../fields/label.ts'
import { codesField, tripTypeField } from '../fields/limits.ts'
import { dayField } from '../fields/moment.ts'
import { namedByHeading, namedRows } from '../fields/named-rows.ts'
import { pictureField } from '../fields/picture.ts'
import { say } from '../fields/say.ts'
import { charterSortOptions, listingSortOptions } from '../fields/sort-options.ts'
import { headingField, leadField } from '../fields/texts.ts'

/** What is shown around the slots of a page. Each has a typed form and is stored with the page like a component. */
export const surroundingFields: Field[] = [
  one('banner', label('Baner strony', 'Page banner'), banner.form),
  one('seoText', label('Tekst SEO pod stroną', 'SEO text below the page'), seoText.form),
  one('seoLinksContainer', label('Linki SEO pod stroną', 'SEO links below the page'), seoLinks.form),
  one('regulations', label('Regulamin pod stroną', 'Regulations below the page'), regulations.form),
  one(
    'organizationSchema',
    label('Dane firmy dla wyszukiwarek', 'Company facts for search engines'),
    organizationSchema,
  ),
]

/** Places that the shop shows as tiles, each with its name, picture and current price. */
export const tileFields: Field[] = [
  {
    ...headingField({ required: false }),
    name: 'tilesHeading',
    label: label('Nagłówek kafelków kierunków', 'Heading of the destination tiles'),
    admin: { condition: (document) => (document?.tiles ?? []).length > 0 },
  },
  {
    name: 'tiles',
    type: 'array',
    maxRows: 40,
    label: label('Kafelki kierunków', 'Destination tiles'),
    labels: { singular: label('Kafelek', 'Tile'), plural: label('Kafelki', 'Tiles') },
    admin: {
      ...namedRows,
      description: label(
        'Stoją pod treścią strony. Sklep sam dodaje nazwę, zdjęcie i najniższą cenę za osobę; kierunku, którego nie ma w sprzedaży, nie pokazuje.',
        'They stand below the content of the page. The shop adds name, picture and price by itself, and leaves out what is not on sale.',
      ),
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'code',
            type: 'text',
            required: true,
            maxLength: 60,
            label: label('Kod kierunku', 'Code of a destination'),
            validate: validateDestinationCode,
          },
          { name: 'active', type: 'checkbox', defaultValue: true, label: label('Włączony', 'Active') },
        ],
      },
    ],
  },
]

export const searchFields: Field[] = [
  {
    name: 'globalSearch',
    type: 'group',
    label: label('Wyszukiwarka na stronie', 'Search box of the page'),
    fields: [
      { name: 'active', type: 'checkbox', defaultValue: false, label: label('Pokazuj', 'Shown') },
      { ...tripTypeField, defaultValue: 'WS', admin: { condition: isShown } },
      { ...headingField({ required: false }), admin: { condition: isShown } },
      {
        ...codesField('destinations', label('Wybrane kierunki (kody)', 'Destinations chosen (codes)'), 20),
        admin: { condition: isShown },
      } as Field,
    ],
  },
  {
    name: 'sortCodes',
    type: 'select',
    hasMany: true,
    label: label('Sposoby sortowania na liście', 'Sorts of the listing'),
    options: [...listingSortOptions, ...charterSortOptions],
    admin: { description: label('Puste: wszystkie.', 'Empty: all of them.') },
  },
]

export const menuFields: Field[] = [
  { name: 'menu', type: 'relationship', relationTo: 'menus', label: label('Menu boczne', 'Side menu') },
  {
    name: 'menuCollapsed',
    type: 'checkbox',
    defaultValue: false,
    label: label('Grupy menu na początku zwinięte', 'Groups of the menu closed at first'),
  },
  { name: 'popup', type: 'relationship', relationTo: 'popups', label: label('Popup', 'Popup') },
]

export const articleFields: Field[] = [
  {
    name: 'article',
    type: 'group',
    label: label('Artykuł poradnika', 'Guide article'),
    admin: { condition: isArticle },
    fields: [
      leadField,
      { name: 'topic', type: 'text', maxLength: 60, label: label('Temat', 'Topic') },
      dayField('publishedOn', label('Dzień publikacji', 'Day of publication')),
      pictureField({ required: false }),
    ],
  },
]

/** At most one block, stored as one value. */
function one(name: string, text: ReturnType<typeof label>, block: Block): Field {
  const { labels } = block
  return {
    name,
    type: 'blocks',
    maxRows: 1,
    label: text,
    blocks: [namedByHeading(block)],
    admin: { initCollapsed: true },
    ...(labels && { labels }),
  }
}

/** A code of an unknown place would be a tile that is never shown. */
async function validateDestinationCode(
  value: string | null | undefined,
  { req, event }: Parameters<TextFieldSingleValidation>[1],
): Promise<string | true> {
  if (!value) return say(req, 'Podaj kod kierunku.', 'Give the code of a destination.')
  if (event === 'onChange') return true
  const { totalDocs } = await req.payload.count({
    collection: 'destinations',
    where: { code: { equals: value } },
    req,
  })
  return (
    totalDocs > 0 ||
    say(req, `Nie ma kierunku o kodzie „${value}”.`, `No destination has the code "${value}".`)
  )
}

function isShown(...[, sibling]: Parameters<Condition>): boolean {
  return Boolean(sibling?.active)
}

function isArticle(...[document]: Parameters<Condition>): boolean {
  return document?.pageType === 'article'
}
