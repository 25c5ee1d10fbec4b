import type { CollectionConfig } from 'payload'
import { adminOrEditor, anyone } from '../access.ts'
import { contentChanged } from '../announce-change.ts'
import { label } from '../fields/label.ts'

/** Shared documents that pages use. A saved change is live at once, on every page that uses it. */
export const libraryFrame = {
  access: { read: anyone, create: adminOrEditor, update: adminOrEditor, delete: adminOrEditor },
  hooks: { afterChange: [contentChanged.afterChange], afterDelete: [contentChanged.afterDelete] },
} satisfies Partial<CollectionConfig>

export const contentGroup = label('Treści', 'Content')
