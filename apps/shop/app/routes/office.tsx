import { localisedPath } from '@wojaz/travel'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { keepBriefly } from '../../server/keep-until.ts'
import { orUnavailable } from '../../server/or-unavailable.ts'
import { deliveryContext, servicesContext, visitContext } from '../../server/request-context.ts'
import { BreadcrumbTrail } from '../features/content-blocks/content-blocks.ts'
import { OfficeView, officePoster, officeSchema, officesUrl, useNow } from '../features/offices/offices.ts'
import { RouteError } from '../report/route-error.tsx'
import { Container } from '../ui/container.tsx'
import type { Route } from './+types/office.ts'
import { pageHead } from './page-head.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageHead({ ...loaderData, poster: officePoster(loaderData.office) }),
        { 'script:ld+json': officeSchema(loaderData.office, loaderData.siteUrl) },
      ]
    : []

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, clock, env } = context.get(servicesContext)
  const { locale, path } = context.get(visitContext)
  const { i18n } = context.get(deliveryContext)
  const office = await orUnavailable(content.office(params.officeId, locale))
  if (!office) throw data({ code: 'page-not-found' }, { status: 404 })
  // An office that has moved keeps its number: old addresses lead to where it is now.
  if (path !== office.url) throw redirect(localisedPath(locale, office.url), 301)
  context.get(deliveryContext).keepUntil = keepBriefly(clock())
  return {
    ...{ office, locale, siteUrl: env.siteUrl, path: office.url },
    title: `${office.name}, ${office.city} | Wojaż`,
    description: i18n.t('offices.officeDescription', {
      ...{ address: office.address, city: office.city, phone: office.phone },
    }),
    now: clock().toISOString(),
  }
}

export default function OfficePage({ loaderData: { office, now } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const steps = [
    { label: t('offices.all'), url: officesUrl },
    { label: office.city, url: `${officesUrl}/${office.citySeoName}` },
    { label: office.name, url: office.url },
  ]
  return (
    <>
      <Container className="pt-4">
        <BreadcrumbTrail steps={steps} />
      </Container>
      <OfficeView office={office} now={useNow(now)} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
