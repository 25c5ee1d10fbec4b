import type { Locale } from '@wojaz/travel/locale'
import account from './account.json' with { type: 'json' }
import accountLogins from './account-logins.json' with { type: 'json' }
import accountMyData from './account-my-data.json' with { type: 'json' }
import accountSettings from './account-settings.json' with { type: 'json' }
import accountWays from './account-ways.json' with { type: 'json' }
import attractionCard from './attraction-card.json' with { type: 'json' }
import attractions from './attractions.json' with { type: 'json' }
import blocks from './blocks.json' with { type: 'json' }
import charters from './charters.json' with { type: 'json' }
import checkout from './checkout.json' with { type: 'json' }
import checkoutCalls from './checkout-calls.json' with { type: 'json' }
import complaints from './complaints.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import content from './content.json' with { type: 'json' }
import destinations from './destinations.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import explore from './explore.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import hotelCard from './hotel-card.json' with { type: 'json' }
import hotelCardPrice from './hotel-card-price.json' with { type: 'json' }
import hotelCardReviews from './hotel-card-reviews.json' with { type: 'json' }
import lastSeen from './last-seen.json' with { type: 'json' }
import listing from './listing.json' with { type: 'json' }
import mailbox from './mailbox.json' with { type: 'json' }
import map from './map.json' with { type: 'json' }
import offers from './offers.json' with { type: 'json' }
import offices from './offices.json' with { type: 'json' }
import payment from './payment.json' with { type: 'json' }
import pictures from './pictures.json' with { type: 'json' }
import popup from './popup.json' with { type: 'json' }
import priceChart from './price-chart.json' with { type: 'json' }
import quiz from './quiz.json' with { type: 'json' }
import reservation from './reservation.json' with { type: 'json' }
import reservationChange from './reservation-change.json' with { type: 'json' }
import reservationNotice from './reservation-notice.json' with { type: 'json' }
import reservationSharing from './reservation-sharing.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import searchBar from './search-bar.json' with { type: 'json' }
import seats from './seats.json' with { type: 'json' }
import shell from './shell.json' with { type: 'json' }
import tickets from './tickets.json' with { type: 'json' }
import travellerData from './traveller-data.json' with { type: 'json' }
import ui from './ui.json' with { type: 'json' }
import upsells from './upsells.json' with { type: 'json' }
import wishlist from './wishlist.json' with { type: 'json' }

/** For a plural key a locale has only the forms of its language. */
export type Translations = Partial<Record<Locale, string>>

/** Every text the shop ships, by key. One file per feature. */
export const shippedTexts: Record<string, Translations> = {
  ...account,
  ...accountLogins,
  ...accountSettings,
  ...accountMyData,
  ...accountWays,
  ...attractionCard,
  ...attractions,
  ...blocks,
  ...charters,
  ...checkout,
  ...checkoutCalls,
  ...complaints,
  ...consent,
  ...content,
  ...destinations,
  ...errors,
  ...explore,
  ...listing,
  ...mailbox,
  ...map,
  ...offers,
  ...lastSeen,
  ...forms,
  ...help,
  ...hotelCard,
  ...hotelCardPrice,
  ...hotelCardReviews,
  ...offices,
  ...payment,
  ...pictures,
  ...popup,
  ...priceChart,
  ...quiz,
  ...reservation,
  ...reservationSharing,
  ...reservationNotice,
  ...reservationChange,
  ...search,
  ...searchBar,
  ...seats,
  ...shell,
  ...tickets,
  ...travellerData,
  ...ui,
  ...upsells,
  ...wishlist,
}

export function shippedDictionary(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shippedTexts).flatMap(([key, translations]) => {
      const text = translations[locale]
      return text === undefined ? [] : [[key, text]]
    }),
  )
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/

export function isPluralKey(key: string): boolean {
  return pluralForm.test(key)
}
