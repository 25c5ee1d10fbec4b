export { isCampaignMark, withoutCampaignMarks } from './campaign-marks.ts'
export { asciiLower, canonicalEmail } from './canonical-email.ts'
export { type ComplaintWish, complaintWishes } from './complaint-wish.ts'
export {
  allows,
  type Consent,
  type ConsentAnswer,
  consentAnswers,
  consentCookie,
  consentMaxAge,
  decideConsent,
  decodeConsent,
  encodeConsent,
  type OptionalCategory,
  optionalCategories,
  withdrawnCategories,
} from './consent-choice.ts'
export { type CookieName, cookieText, cookieValue } from './cookie-text.ts'
export {
  type DeviceType,
  deviceOfWidth,
  deviceTypes,
  type OperatingSystem,
  operatingSystemOf,
  operatingSystems,
} from './device.ts'
export { mostWatched } from './last-watched.ts'
export { withoutPersonalData } from './personal-data.ts'
export { phoneWithHours, type ShopContact, telephoneAddress } from './shop-contact.ts'
export { type StoredThing, storedCookies, thingsOf } from './stored-things.ts'
export { looksPersonal, trackableTexts } from './tracking-text.ts'
