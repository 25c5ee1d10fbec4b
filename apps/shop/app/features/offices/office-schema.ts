import type { Office } from '@wojaz/content'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The office as structured data for search engines. */
export function officeSchema(office: Office, siteUrl: string) {
  const { coordinates } = office
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: office.name,
    url: siteUrl + office.url,
    telephone: office.phone,
    ...(office.email && { email: office.email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address,
      postalCode: office.postalCode,
      addressLocality: office.city,
      addressCountry: 'PL',
    },
    ...(coordinates && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: coordinates.latitude,
        longitude: coordinates.longitude,
      },
    }),
    openingHoursSpecification: office.openingHours.flatMap((hours, day) =>
      hours ? [{ ...timetable, dayOfWeek: days[day], opens: hours.opens, closes: hours.closes }] : [],
    ),
    specialOpeningHoursSpecification: office.exceptions.map(({ day, hours }) => ({
      ...timetable,
      validFrom: day,
      validThrough: day,
      // 00:00 to 00:00 means closed.
      opens: hours?.opens ?? '00:00',
      closes: hours?.closes ?? '00:00',
    })),
  }
}

const timetable = { '@type': 'OpeningHoursSpecification' }
