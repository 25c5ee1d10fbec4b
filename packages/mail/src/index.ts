export { confirmPath, leavePath, oneClickPath, tokenParameter } from './email-paths.ts'
export { type ContactField, longestMessage, longestName, readContactForm } from './forms/contact-form.ts'
export { isEmailAddress } from './forms/email-address.ts'
export { type FormFault, type FormFaults, faultsOf, formFaults, hasFaults } from './forms/form-faults.ts'
export {
  type BirthDateFault,
  birthDateFault,
  type NameFault,
  nameFault,
  readDay,
} from './forms/person-fields.ts'
export {
  cityFault,
  type PostalFault,
  plainPostalCode,
  postalCodeFault,
  streetFault,
} from './forms/postal-fields.ts'
export { emailFault, phoneFault, plainPhone } from './forms/shared-fields.ts'
export {
  longestWish,
  type MailingList,
  mailingLists,
  readSignUpForm,
  type SignUpField,
} from './forms/sign-up-form.ts'
export {
  type DocumentFault,
  type DocumentField,
  type DocumentType,
  type DocumentWish,
  documentFields,
  documentTypes,
  maskedNumber,
  readTravelDocument,
  type TravelDocument,
} from './forms/travel-document.ts'
export {
  address,
  isTicked,
  isTrapped,
  line,
  paragraphs,
  type Typed,
  trapField,
} from './forms/typed.ts'
