/** An OCTO product with the fields of the content, pricing and pick-up capabilities. */
export function makeProduct(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'p1',
    internalName: 'Sunset cruise',
    reference: null,
    locale: 'pl',
    timeZone: 'Europe/Athens',
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    title: 'Rejs o zachodzie słońca',
    shortDescription: 'Dwie godziny na morzu',
    description: 'Wypływamy z portu Mandraki.',
    features: [
      { type: 'INCLUSION', shortDescription: 'Kieliszek wina' },
      { type: 'EXCLUSION', shortDescription: 'Kolacja' },
      { type: 'HIGHLIGHT', shortDescription: 'Zachód słońca' },
      { type: 'PREARRIVAL_INFORMATION', shortDescription: 'Weź kurtkę' },
    ],
    media: [
      { src: 'https://pictures.example/2.jpg', type: 'image/jpeg', rel: 'GALLERY', caption: null },
      { src: 'https://pictures.example/1.jpg', type: 'image/jpeg', rel: 'COVER', caption: 'Statek' },
      { src: 'https://pictures.example/film', type: 'external/youtube', rel: 'GALLERY', caption: null },
    ],
    locations: [
      {
        title: 'Port Mandraki',
        shortDescription: 'Przy wiatrakach',
        types: ['START'],
        place: {
          latitude: 36.451,
          longitude: 28.226,
          postalAddress: {
            streetAddress: 'Akti 1',
            postalCode: '85100',
            addressLocality: 'Rodos',
            addressCountry: 'GR',
          },
        },
      },
    ],
    categoryLabels: ['boat-tours', 'romantic', 'wheelchair-accessible'],
    durationMinutesFrom: 120,
    durationMinutesTo: null,
    commentary: [
      { format: 'IN_PERSON', language: 'pl-PL' },
      { format: 'WRITTEN', language: 'en' },
    ],
    options: [makeProductOption()],
    ...changes,
  }
}

export function makeProductOption(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'default',
    default: true,
    internalName: 'Default',
    title: 'Rejs',
    availabilityLocalStartTimes: ['18:00:00', '16:30'],
    cancellationCutoff: '24 hours',
    cancellationCutoffAmount: 24,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: [],
    restrictions: { minUnits: 1, maxUnits: 10 },
    units: [
      makeUnit(),
      makeUnit({
        id: 'infant',
        type: 'INFANT',
        title: 'Niemowlę',
        restrictions: { minAge: 0, maxAge: 2, paxCount: 1, accompaniedBy: ['adult'] },
        pricingFrom: [{ original: 0, retail: 0, net: 0, currency: 'PLN', currencyPrecision: 2 }],
      }),
    ],
    ...changes,
  }
}

export function makeUnit(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'adult',
    type: 'ADULT',
    internalName: 'Adult',
    title: 'Dorosły',
    restrictions: { minAge: 3, maxAge: 99, paxCount: 1, accompaniedBy: [] },
    requiredContactFields: [],
    pricingFrom: [
      { original: 4_000, retail: 3_000, net: 2_000, currency: 'EUR', currencyPrecision: 2 },
      { original: 16_000, retail: 12_900, net: 9_000, currency: 'PLN', currencyPrecision: 2 },
    ],
    ...changes,
  }
}
