export type { ClimateMonth } from './climate.ts'
export type { ComplaintTopic } from './complaint-category.ts'
export type {
  ArticleCard,
  Component,
  ComponentFrame,
  ComponentName,
  ComponentOf,
  FaqQuestion,
  FaqTopic,
  OfficeCity,
  QuizAnswer,
  QuizQuestion,
  QuizRule,
  Tile,
} from './components.ts'
export { faqTopics, mostCompared } from './components.ts'
export {
  cityOfDepartureFromAirports,
  cityOfDepartureFromSeoName,
  type DepartureCity,
  departureCities,
} from './departure-cities.ts'
export type { Destination, DestinationKind, SeoNames } from './destination.ts'
export { createI18n, type I18n, type TextValues, type Translate } from './dictionary/create-i18n.ts'
export { dictionaryScript, dictionaryUrl } from './dictionary/dictionary-script.ts'
export { keyOfCode } from './dictionary/key-of-code.ts'
export type { Dictionary } from './dictionary/merged-dictionary.ts'
export { type PageTexts, pageFeatures, pageTexts, textsOf } from './dictionary/page-texts.ts'
export { onEditorSaved } from './editor-saved.ts'
export { type ErrorKind, type ErrorTemplateType, errorKind, errorTemplateType } from './error-kind.ts'
export { type Guide, guideLists, guideTo, guideTopics } from './guide.ts'
export { fillMetaTokens, timeWords } from './meta-tokens.ts'
export type { Office, OfficeException, OfficeService, OpenHours } from './office.ts'
export { hoursOn, officeServices } from './office.ts'
export type {
  CheckoutHeader,
  Footer,
  Header,
  MetaProperty,
  OrganizationSchema,
  Page,
  PageSearch,
  SearchBox,
  Slot,
  Visitor,
} from './page.ts'
export { pageComponents } from './page-components.ts'
export {
  hotelPoster,
  officePoster,
  type PagePoster,
  posterFolder,
  posterOf,
  posterPath,
  posterSize,
} from './page-poster.ts'
export { type PageType, pageTypes, type TemplateType, templateUrls } from './page-type.ts'
export type { Popup, PopupData, PopupDevice, PopupVariant } from './popup.ts'
export type { Redirect } from './redirects.ts'
export type { CriteriaLink, CriteriaNames, CriteriaSearch, SearchCriteria } from './search-criteria.ts'
export { tripWords } from './trip-words.ts'
export type { LinkTo, MenuGroup, Picture } from './values.ts'
export { isVisible } from './visibility.ts'
