export {
  type AccountFault,
  type AccountFaults,
  type AccountField,
  accountFaults,
  type Registration,
  readAddress,
  readLogin,
  readNewPassword,
  readRegistration,
} from './account-forms.ts'
export { accountPaths } from './account-paths.ts'
export { shortestPassword } from './password-rule.ts'
