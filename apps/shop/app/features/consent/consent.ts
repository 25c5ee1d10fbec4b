export { ConsentHost } from './consent-host.tsx'
export { ConsentSettingsLink } from './consent-settings-link.tsx'
export { CookieSettings, savedMark } from './cookie-settings.tsx'
export { useConsent } from './use-consent.ts'
