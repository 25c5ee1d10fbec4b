export { answerCame, answerFailed, type LatestAnswer, nothingAsked, questionAsked } from './latest-answer.ts'
export { restoredSearch } from './restored-search.ts'
export {
  hasUnappliedDates,
  lacksBirthDates,
  type SearchBar,
  type SearchBarEvent,
  searchBar,
  searchBarOf,
  withDraft,
} from './search-bar.ts'
export { searchOfForm } from './search-form.ts'
export { nightsValue, searchFormFields, searchFormPath } from './search-form-fields.ts'
export {
  anyTravelDates,
  canBeFlexible,
  dayPicked,
  departureDays,
  flexibleDaysChoices,
  monthPicked,
  type TravelDates,
} from './travel-dates.ts'
