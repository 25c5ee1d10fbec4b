import type { Option, Product, Unit } from '../catalogue/product.ts'
import { bookingPriceFrom, currency, unitPriceFrom } from '../prices.ts'
import { describePickups } from './describe-pickup.ts'
import { describeLocations } from './describe-place.ts'
import { describePrice } from './describe-price.ts'
import { describeQuestion } from './describe-question.ts'
import type { Reading } from './reading.ts'

export function describeProduct(product: Product, reading: Reading, picturesUrl: string) {
  const { language, capabilities } = reading
  return {
    id: product.id,
    internalName: product.title.en,
    reference: product.reference,
    locale: language,
    timeZone: product.timeZone,
    allowFreesale: false,
    instantConfirmation: product.isInstant,
    instantDelivery: product.isInstant,
    availabilityRequired: true,
    availabilityType: product.options[0]?.opening ? 'OPENING_HOURS' : 'START_TIME',
    deliveryFormats: ['QRCODE', 'CODE128'],
    deliveryMethods: [deliveryMethod(product)],
    redemptionMethod: redemptionMethod(product),
    options: product.options.map((option) => describeOption(product, option, reading)),
    ...(capabilities.has('octo/pricing') && {
      defaultCurrency: currency,
      availableCurrencies: [currency],
      pricingPer: product.isPricedByBooking ? 'BOOKING' : 'UNIT',
    }),
    ...(capabilities.has('octo/content') && contentOf(product, reading, picturesUrl)),
  }
}

export const deliveryMethod = ({ hasTicketPerPerson }: Product): 'TICKET' | 'VOUCHER' =>
  hasTicketPerPerson ? 'TICKET' : 'VOUCHER'

export const redemptionMethod = ({ category }: Product): 'DIGITAL' | 'MANIFEST' =>
  category === 'ticket' ? 'DIGITAL' : 'MANIFEST'

function contentOf(product: Product, { language }: Reading, picturesUrl: string) {
  return {
    title: product.title[language],
    shortDescription: product.short[language],
    description: product.description[language],
    features: product.features.map(({ type, text }) => ({ type, shortDescription: text[language] })),
    faqs: [],
    media: product.pictures.map((path, index) => ({
      src: `${picturesUrl}${path}`,
      type: 'image/jpeg',
      rel: index === 0 ? 'COVER' : 'GALLERY',
      title: product.title[language],
      caption: null,
      copyright: null,
    })),
    locations: describeLocations(product, language),
    categoryLabels: product.labels,
    durationMinutesFrom: product.durationMinutes,
    durationMinutesTo: null,
    commentary: commentaryOf(product, [...new Set(product.options.flatMap((option) => option.languages))]),
  }
}

function commentaryOf({ commentary }: Product, languages: readonly string[]) {
  return commentary === null ? [] : languages.map((language) => ({ format: commentary, language }))
}

export function describeOption(product: Product, option: Option, reading: Reading) {
  const { language, capabilities } = reading
  const { amount, unit } = option.cancellation
  return {
    id: option.id,
    default: option.isDefault,
    internalName: option.title.en,
    reference: `${product.reference}-${option.id}`,
    availabilityLocalStartTimes: option.startTimes,
    cancellationCutoff: `${amount} ${unit}s`,
    cancellationCutoffAmount: amount,
    cancellationCutoffUnit: unit,
    requiredContactFields: option.contactFields,
    restrictions: { minUnits: option.minUnits, maxUnits: option.maxUnits },
    units: option.units.map((one) => describeUnit(product, option, one, reading)),
    ...(capabilities.has('octo/pricing') &&
      product.isPricedByBooking && { pricingFrom: [describePrice(bookingPriceFrom(product, option))] }),
    ...(capabilities.has('octo/content') && {
      title: option.title[language],
      shortDescription: null,
      description: null,
      durationMinutesFrom: product.durationMinutes,
      durationMinutesTo: null,
      commentary: commentaryOf(product, option.languages),
    }),
    ...(capabilities.has('octo/pickups') && describePickups(product, option, language, null)),
    ...(capabilities.has('octo/questions') && {
      questions: option.questions.map((question) => describeQuestion(question, language)),
    }),
  }
}

export function describeUnit(product: Product, option: Option, unit: Unit, reading: Reading) {
  const { language, capabilities } = reading
  return {
    id: unit.id,
    internalName: unit.title.en,
    reference: null,
    type: unit.type,
    restrictions: {
      minAge: unit.minAge,
      maxAge: unit.maxAge,
      idRequired: unit.idRequired,
      minQuantity: null,
      maxQuantity: option.maxUnits,
      paxCount: unit.paxCount,
      accompaniedBy: unit.accompaniedBy,
    },
    requiredContactFields: [],
    ...(capabilities.has('octo/pricing') &&
      !product.isPricedByBooking && { pricingFrom: [describePrice(unitPriceFrom(product, option, unit))] }),
    ...(capabilities.has('octo/content') && {
      title: unit.title[language],
      shortDescription: unit.ages[language],
      features: [],
    }),
    ...(capabilities.has('octo/questions') && {
      questions: unit.questions.map((question) => describeQuestion(question, language)),
    }),
  }
}
