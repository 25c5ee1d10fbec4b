import { data } from 'react-router'
import { readTemplate } from '../../server/content-pages/read-template.ts'
import { deliveryContext, servicesContext, visitContext } from '../../server/request/context.ts'
import { keepBriefly, keepUntil } from '../../server/request/keep-until.ts'
import { orUnavailable } from '../../server/request/or-unavailable.ts'
import { BreadcrumbTrail } from '../features/content-blocks/content-blocks.ts'
import { cityPlaces, OfficeList, officesUrl, PolandMap, useNow } from '../features/offices/offices.ts'
import { TemplateSlots } from '../features/page-slots/page-slots.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { RouteError } from '../report/route-error.tsx'
import { Container } from '../ui/container.tsx'
import type { Route } from './+types/offices-city.ts'
import { pageHead } from './page-head.ts'
import { trailSchema } from './page-schema.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageHead({ ...loaderData, poster: { title: loaderData.heading, picture: null } }),
        ...trailSchema(loaderData.steps, loaderData),
      ]
    : []

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { content, clock, env } = services
  const visit = context.get(visitContext)
  const { locale } = visit
  const { i18n } = context.get(deliveryContext)
  const all = await orUnavailable(content.offices(locale))
  const offices = all.filter(({ citySeoName }) => citySeoName === params.city)
  const city = offices[0]?.city
  if (!city) throw data({ code: 'page-not-found' }, { status: 404 })
  const template = await readTemplate('contentPageContactCity', visit, services, { city })
  const { page } = template ?? {}
  context.get(deliveryContext).keepUntil = page ? keepUntil(page, clock()) : keepBriefly(clock())
  const path = `${officesUrl}/${params.city}`
  return {
    offices,
    template,
    locale,
    siteUrl: env.siteUrl,
    path,
    city: params.city,
    places: cityPlaces(all),
    steps: [
      { label: i18n.t('offices.all'), url: officesUrl },
      { label: city, url: path },
    ],
    heading: i18n.t('offices.cityTitle', { city }),
    title: i18n.t('offices.cityHead', { city }),
    description: i18n.t('offices.cityDescription', { city, count: offices.length }),
    now: clock().toISOString(),
  }
}

export default function OfficesOfCity({
  loaderData: { heading, offices, steps, template, places, city, ...rest },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  const now = useNow(rest.now)
  return (
    <>
      <Container className="pb-14 pt-4">
        <BreadcrumbTrail steps={steps} />
        <h1 className="pb-8 pt-4 text-display md:pt-8">{heading}</h1>
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
          <div>
            <h2 className="sr-only">{t('offices.all')}</h2>
            <OfficeList offices={offices} now={now} />
          </div>
          <PolandMap places={places} chosen={city} />
        </div>
      </Container>
      <TemplateSlots template={template} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
