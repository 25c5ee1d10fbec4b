import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { keepBriefly } from '../../server/keep-until.ts'
import { orUnavailable } from '../../server/or-unavailable.ts'
import { deliveryContext, servicesContext, visitContext } from '../../server/request-context.ts'
import { BreadcrumbTrail } from '../features/content-blocks/content-blocks.ts'
import { OfficeList, officesUrl, useNow } from '../features/offices/offices.ts'
import { RouteError } from '../report/route-error.tsx'
import { Container } from '../ui/container.tsx'
import type { Route } from './+types/offices-city.ts'
import { pageHead } from './page-head.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageHead({ ...loaderData, poster: { title: loaderData.heading, picture: null } }) : []

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, clock, env } = context.get(servicesContext)
  const { locale } = context.get(visitContext)
  const { i18n } = context.get(deliveryContext)
  const all = await orUnavailable(content.offices(locale))
  const offices = all.filter(({ citySeoName }) => citySeoName === params.city)
  const city = offices[0]?.city
  if (!city) throw data({ code: 'page-not-found' }, { status: 404 })
  context.get(deliveryContext).keepUntil = keepBriefly(clock())
  return {
    ...{ city, offices, locale, siteUrl: env.siteUrl, path: `${officesUrl}/${params.city}` },
    heading: i18n.t('offices.cityTitle', { city }),
    title: i18n.t('offices.cityHead', { city }),
    description: i18n.t('offices.cityDescription', { city, count: offices.length }),
    now: clock().toISOString(),
  }
}

export default function OfficesOfCity({
  loaderData: { city, heading, offices, path, ...rest },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  const now = useNow(rest.now)
  const steps = [
    { label: t('offices.all'), url: officesUrl },
    { label: city, url: path },
  ]
  return (
    <Container className="pb-14 pt-4">
      <BreadcrumbTrail steps={steps} />
      <h1 className="pb-8 pt-4 text-display md:pt-8">{heading}</h1>
      <h2 className="sr-only">{t('offices.all')}</h2>
      <OfficeList offices={offices} now={now} />
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
