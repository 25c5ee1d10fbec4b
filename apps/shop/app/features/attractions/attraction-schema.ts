import { scaledUrl } from '@wojaz/pictures'
import { resultsPath } from './attraction-address.ts'
import type { DetailView } from './attraction-view.ts'

/** An attraction as structured data for search engines. */
export function attractionSchema(view: DetailView, url: string, siteUrl: string): Record<string, unknown> {
  const { title, summary, pictures, priceFrom, at } = view
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: summary,
    url,
    category: view.themes.map(({ name }) => name).join(', ') || undefined,
    image: pictures.map(({ src }) => siteUrl + scaledUrl(src, { width: 1200 })),
    ...(at && {
      subjectOf: {
        '@type': 'TouristAttraction',
        name: title,
        geo: { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude },
      },
    }),
    ...(priceFrom !== null && {
      offers: {
        '@type': 'Offer',
        url,
        price: (priceFrom / 100).toFixed(2),
        priceCurrency: 'PLN',
        availability: 'https://schema.org/InStock',
      },
    }),
  }
}

/** Breadcrumbs: all attractions, those of the region, this one. */
export function attractionSteps(
  { places, title, path }: Pick<DetailView, 'places' | 'title' | 'path'>,
  trail: readonly { readonly label: string; readonly url: string }[],
): { label: string; url: string }[] {
  const around = places.map(({ code, name }) => ({
    label: name,
    url: `${resultsPath}?place=${encodeURIComponent(code)}`,
  }))
  return [...trail, ...around, { label: title, url: path }]
}
