import { type LinkTo, type Page, pageComponents } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel/locale'
import type { MetaDescriptor } from 'react-router'
import type { PageAddress } from './page-head.ts'

const context = { '@context': 'https://schema.org' }

/** Structured data for search engines: the organisation, the breadcrumbs, the FAQ. */
export function pageSchema(page: Page, address: PageAddress): MetaDescriptor[] {
  const said = [organization(page, address), questions(page)].flatMap((schema) =>
    schema ? [{ 'script:ld+json': { ...context, ...schema } }] : [],
  )
  return [...said, ...trailSchema(page.breadcrumbs, address)]
}

function organization({ organizationSchema: about }: Page, { siteUrl }: PageAddress) {
  if (!about) return null
  const { street, postalCode, city } = about
  return given({
    '@type': 'TravelAgency',
    name: about.name,
    url: siteUrl,
    legalName: about.legalName,
    description: about.description,
    telephone: about.phone,
    email: about.email,
    address:
      street || postalCode || city
        ? given({
            '@type': 'PostalAddress',
            streetAddress: street,
            postalCode,
            addressLocality: city,
            addressCountry: 'PL',
          })
        : null,
    sameAs: about.sameAs.length > 0 ? about.sameAs : null,
  })
}

/** The breadcrumbs from the home page on. Empty for a page without them. */
export function trailSchema(
  trail: readonly LinkTo[],
  { siteUrl, locale }: Pick<PageAddress, 'siteUrl' | 'locale'>,
): MetaDescriptor[] {
  if (trail.length === 0) return []
  const steps = [{ label: 'Wojaż', url: '/' }, ...trail]
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, url }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      item: url.startsWith('/') ? siteUrl + localisedPath(locale, url) : url,
    })),
  }
  return [{ 'script:ld+json': { ...context, ...list } }]
}

function questions(page: Page) {
  const asked = pageComponents(page).flatMap((component) =>
    component.name === 'faq' ? component.questions : [],
  )
  if (asked.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  }
}

/** Leaves out the editor's empty fields. */
function given(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== null && value !== ''))
}
