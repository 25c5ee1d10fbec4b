import type { OrganizationSchema } from '@wojaz/content'

/** Who runs the shop, in the vocabulary of schema.org. What an editor has not written is not there. */
export function organizationFacts(
  organization: OrganizationSchema,
  siteUrl: string,
): Record<string, unknown> {
  const { name, legalName, description, phone, email, street, postalCode, city, sameAs } = organization
  const address = written({ streetAddress: street, postalCode, addressLocality: city })
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name,
    url: siteUrl,
    ...written({ legalName, description, telephone: phone, email }),
    ...(Object.keys(address).length > 0 && {
      address: { '@type': 'PostalAddress', ...address, addressCountry: 'PL' },
    }),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

function written(facts: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).flatMap(([name, fact]) => (fact ? [[name, fact]] : [])))
}
