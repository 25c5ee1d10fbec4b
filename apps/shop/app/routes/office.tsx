import { officePoster } from '@wojaz/content'
import { localisedPath } from '@wojaz/travel/locale'
import { data, redirect } from 'react-router'
import { readTemplate } from '../../server/content-pages/read-template.ts'
import { deliveryContext, servicesContext, visitContext } from '../../server/request/context.ts'
import { keepBriefly, keepUntil } from '../../server/request/keep-until.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { BreadcrumbTrail } from '../features/content-blocks/content-blocks.ts'
import { OfficeView, officeSchema, officesUrl, useNow } from '../features/offices/offices.ts'
import { TemplateSlots } from '../features/page-slots/page-slots.tsx'
import { RouteError } from '../report/route-error.tsx'
import { Container } from '../ui/container.tsx'
import type { Route } from './+types/office.ts'
import { pageHead } from './page-head.ts'
import { trailSchema } from './page-schema.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageHead({ ...loaderData, poster: officePoster(loaderData.office) }),
        { 'script:ld+json': officeSchema(loaderData.office, loaderData.siteUrl) },
        ...trailSchema(loaderData.steps, loaderData),
      ]
    : []

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { content, clock, env } = services
  const visit = context.get(visitContext)
  const { locale, path } = visit
  const { i18n } = context.get(deliveryContext)
  const office = await orUnavailable(content.office(params.officeId, locale))
  if (!office) throw data({ code: 'page-not-found' }, { status: 404 })
  // An office that has moved keeps its number, so old URLs redirect to the new one.
  if (path !== office.url) throw redirect(localisedPath(locale, office.url), 301)
  const words = { city: office.city, office: office.name }
  const template = await readTemplate('contentPageContactOffice', visit, services, words)
  const { page } = template ?? {}
  context.get(deliveryContext).keepUntil = page ? keepUntil(page, clock()) : keepBriefly(clock())
  return {
    office,
    template,
    locale,
    siteUrl: env.siteUrl,
    path: office.url,
    steps: [
      { label: i18n.t('offices.all'), url: officesUrl },
      { label: office.city, url: `${officesUrl}/${office.citySeoName}` },
      { label: office.name, url: office.url },
    ],
    title: `${office.name}, ${office.city} | Wojaż`,
    description: i18n.t('offices.officeDescription', {
      address: office.address,
      city: office.city,
      phone: office.phone,
    }),
    now: clock().toISOString(),
  }
}

export default function OfficePage({ loaderData: { office, steps, template, now } }: Route.ComponentProps) {
  return (
    <>
      <Container className="pt-4">
        <BreadcrumbTrail steps={steps} />
      </Container>
      <OfficeView office={office} now={useNow(now)} />
      <TemplateSlots template={template} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
