/** What components need to know about the sections of the settings. */
export { type SettingsSection, settingsAddress, settingsSections } from './settings-address.ts'
