import { type Page, pageComponents } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel'
import type { MetaDescriptor } from 'react-router'
import type { PageAddress } from './page-head.ts'

const context = { '@context': 'https://schema.org' }

/** The page as search engines read it: who we are, where it stands, which questions it answers. */
export function pageSchema(page: Page, address: PageAddress): MetaDescriptor[] {
  return [organization(page, address), trail(page, address), questions(page)].flatMap((schema) =>
    schema ? [{ 'script:ld+json': { ...context, ...schema } }] : [],
  )
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

function trail({ breadcrumbs }: Page, { siteUrl, locale }: PageAddress) {
  if (breadcrumbs.length === 0) return null
  const steps = [{ label: 'Wojaż', url: '/' }, ...breadcrumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, url }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      item: url.startsWith('/') ? siteUrl + localisedPath(locale, url) : url,
    })),
  }
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

/** What an editor left empty is not said. */
function given(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== null && value !== ''))
}
