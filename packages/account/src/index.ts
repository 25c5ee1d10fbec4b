export {
  type CompanionFault,
  readCompanion,
} from './about-me/companion-form.ts'
export {
  type CustomerDetails,
  type DetailsFault,
  type DetailsFaults,
  readDetails,
} from './about-me/details-form.ts'
export { type PhoneChannel, phoneChannels } from './about-me/phone-channels.ts'
export {
  type AccountFault,
  type AccountFaults,
  type AccountField,
  accountFaults,
  type Registration,
  readAddress,
  readCode,
  readLogin,
  readNewPassword,
  readPasswordChange,
  readRegistration,
} from './account-forms.ts'
export { accountPaths, isWayIn, loginsPath, settingsPath } from './account-paths.ts'
export { browserName } from './browser-name.ts'
export { type PasswordStrength, passwordStrength, shortestPassword } from './password-rule.ts'
export { type ProviderName, providerNames } from './ways-in/providers/identity-provider.ts'
