import type { CheckboxField, GlobalConfig } from 'payload'
import { adminOrEditor, anyone, publishedOrEditor } from '../access.ts'
import { contentChanged } from '../announce-change.ts'
import { label } from '../fields/label.ts'
import { patientPublishButton } from '../fields/publish-button.ts'

export const activeField: CheckboxField = {
  name: 'active',
  type: 'checkbox',
  defaultValue: true,
  label: label('Włączone', 'Active'),
  admin: { position: 'sidebar' },
}

/** For globals that guests see on every page: editors can preview a draft before publishing. */
export const draftedGlobal = {
  access: { read: publishedOrEditor, readVersions: adminOrEditor, update: adminOrEditor },
  versions: { max: 50, drafts: { autosave: { interval: 800 }, schedulePublish: true } },
  hooks: { afterChange: [contentChanged.afterGlobalChange] },
  admin: {
    group: label('Cały sklep', 'Whole shop'),
    components: { elements: { PublishButton: patientPublishButton } },
  },
} satisfies Partial<GlobalConfig>

/** A saved change is live at once. */
export const plainGlobal = {
  access: { read: anyone, update: adminOrEditor },
  hooks: { afterChange: [contentChanged.afterGlobalChange] },
  admin: { group: label('Cały sklep', 'Whole shop') },
} satisfies Partial<GlobalConfig>
