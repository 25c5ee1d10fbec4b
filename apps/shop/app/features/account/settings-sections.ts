/** What components say of the parts of the settings. */
export { type SettingsSection, settingsAddress, settingsSections } from './settings-address.ts'
