export { allows } from './consent-choice.ts'
export { ConsentHost } from './consent-host.tsx'
export { ConsentSettingsLink } from './consent-settings-link.tsx'
export { useConsent } from './use-consent.ts'
