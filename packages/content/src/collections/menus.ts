import type { CollectionConfig } from 'payload'
import { label } from '../fields/label.ts'
import { namedRows } from '../fields/named-rows.ts'
import { menuGroup } from '../globals/menu-group.ts'
import { contentGroup, libraryFrame } from './library-frame.ts'

/** Side menus of content pages: written once, shown on every page that uses them. */
export const menus: CollectionConfig = {
  slug: 'menus',
  ...libraryFrame,
  labels: { singular: label('Menu boczne', 'Side menu'), plural: label('Menu boczne', 'Side menus') },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'], group: contentGroup },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, label: label('Nazwa', 'Name') },
    {
      name: 'groups',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 20,
      admin: namedRows,
      label: label('Grupy', 'Groups'),
      labels: { singular: label('Grupa', 'Group'), plural: label('Grupy', 'Groups') },
      fields: menuGroup,
    },
  ],
}
