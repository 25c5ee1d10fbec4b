import { withoutCampaignMarks } from '@wojaz/travel/guest'
import { localisedPath, splitLocale } from '@wojaz/travel/locale'
import { type ReactNode, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { withoutAttractions } from '../server/attractions/without-attractions.ts'
import {
  customerContext,
  deliveryContext,
  returnedFormContext,
  servicesContext,
  visitContext,
} from '../server/request/context.ts'
import { orUnavailable } from '../server/request/or-unavailable.ts'
import { unreadOf } from '../server/talks/unread-of.ts'
import type { Route } from './+types/root.ts'
import { DataElements } from './browser/data-elements.tsx'
import { firstViewScript, useFirstView } from './browser/first-view.ts'
import { asOneText, readData } from './browser/one-text.ts'
import { endsAboveBar } from './features/account/account-bar.ts'
import { checkoutAmong } from './features/checkout-header/checkout-frame.ts'
import { ConsentHost, useShowsBanner } from './features/consent/consent.ts'
import { SiteFooter } from './features/site-footer/site-footer.tsx'
import { SiteHeader } from './features/site-header/site-header.tsx'
import { oneLanguage } from './i18n/one-language.ts'
import { LocaleContext, useLocaleOfAddress } from './i18n/use-locale.ts'
import { Islands } from './islands.tsx'
import { useDelivery } from './report/delivery.tsx'
import { RouteError } from './report/route-error.tsx'
import { fontPreload } from './styles/font-preload.ts'
import themeUrl from './styles/theme.css?url'
import { DemoNotice } from './ui/demo-notice.tsx'
import { FocusAfterNavigation } from './ui/focus-after-navigation.tsx'
import { useOwnLinks } from './ui/own-link.ts'
import { ReturnedFormContext } from './ui/page-of-form.ts'
import { SkipLink } from './ui/skip-link.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, drafts, consent, visitor } = context.get(visitContext)
  const { content, attractions, env } = context.get(servicesContext)
  const [layout, popup] = await orUnavailable(
    Promise.all([content.layout(locale, drafts), content.popup(locale)]),
  )
  const returnedForm = context.get(returnedFormContext)
  const customerName = context.get(customerContext)?.firstName ?? null
  const unread = await unreadOf(context)
  return {
    layout: asOneText(
      attractions.isOpen ? layout : withoutAttractions(layout),
      context.get(deliveryContext).dataBeside,
    ),
    popup,
    locale,
    asksConsent: consent === null,
    visitor,
    returnedForm,
    customerName,
    unread,
    isDemo: env.isDemo,
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [oneLanguage]

/** Header and footer stay during navigation. They are reloaded for another language and for a refreshed preview. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale) return true
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocaleOfAddress()
  const { mark, styles, dictionaryUrl, dataBeside, errorId, errorDsn, ownHosts } = useDelivery()
  const shown = useRouteLoaderData<typeof loader>('root')
  const asksConsent = useShowsBanner(shown?.asksConsent ?? false)
  const { pathname } = useLocation()
  const hasBar = endsAboveBar(splitLocale(pathname).path, shown?.visitor.authenticated ?? false)
  return (
    <html
      lang={locale}
      data-error-id={errorId}
      data-asks-consent={asksConsent || undefined}
      data-account-bar={hasBar || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f2" />
        {ownHosts ? <meta name="own-hosts" content={ownHosts.join(' ')} /> : null}
        {errorDsn ? <meta name="error-dsn" content={errorDsn} /> : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own script */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: firstViewScript }} />
        <link rel="preload" href={fontPreload(locale)} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={dictionaryUrl} as="script" fetchPriority="low" />
        {/* Delays the first paint until the content has arrived, because anything painted earlier would move. */}
        <link rel="expect" href="#content" blocking="render" />
        <Meta />
        {/* In the page itself: a file would delay the first paint by a round trip. Development needs a file to replace. */}
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href={themeUrl} />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own style sheet
          <style id="styles" nonce={mark} dangerouslySetInnerHTML={{ __html: styles }} />
        )}
        <Links />
      </head>
      <body>
        <LocaleContext value={locale}>{children}</LocaleContext>
        <ScrollRestoration />
        <DataElements texts={dataBeside} />
        {/* Neither `defer` nor `async`: the texts must be there before the modules below hydrate the page. */}
        <script src={dictionaryUrl} fetchPriority="low" />
        <Scripts />
      </body>
    </html>
  )
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { popup, locale, asksConsent, visitor, customerName, unread, isDemo } = loaderData
  const { header, footer } = readData(loaderData.layout)
  // It belongs to this page load: reloading the page's data must not remove the errors that a guest has to correct.
  const [returnedForm] = useState(loaderData.returnedForm)
  const { pathname, search } = useLocation()
  const checkout = checkoutAmong(useMatches())
  const path = splitLocale(pathname).path + withoutCampaignMarks(search)
  useOwnLinks()
  useFirstView()
  return (
    <>
      <SkipLink target="content" />
      <FocusAfterNavigation target="content" />
      {isDemo ? <DemoNotice /> : null}
      <ConsentHost locale={locale} asks={asksConsent} returnTo={localisedPath(locale, path)} />
      {checkout ? (
        <checkout.CheckoutHeader frame={checkout.frame} locale={locale} />
      ) : (
        <SiteHeader header={header} locale={locale} path={path} customerName={customerName} unread={unread} />
      )}
      <main id="content" tabIndex={-1}>
        <ReturnedFormContext value={returnedForm}>
          <Outlet />
        </ReturnedFormContext>
      </main>
      {/* In the checkout there are no other links and no popup. */}
      <SiteFooter footer={footer} locale={locale} hasLinks={!checkout} />
      <Islands popup={checkout ? null : popup} visitor={visitor} />
    </>
  )
}

/** Only if header and footer cannot be loaded. Otherwise the error boundary of the page keeps them around the error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <RouteError error={error} />
    </main>
  )
}
