import { join } from 'node:path'
import { office } from '@wojaz/office/server'
import type { Locale } from '@wojaz/travel/locale'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { readDevices } from '../account/device-cookie.ts'
import { customerFinder } from '../account/find-customer.ts'
import { aboutMeCalls } from '../api/account/about-me-calls.ts'
import { accountCalls } from '../api/account/account-calls.ts'
import { changeDataCalls } from '../api/account/change-data-calls.ts'
import { complaintCalls } from '../api/account/complaint-calls.ts'
import { faqCalls } from '../api/account/faq-calls.ts'
import { loginStepCalls } from '../api/account/login-step-calls.ts'
import { mailboxCalls } from '../api/account/mailbox-calls.ts'
import { myDataCalls } from '../api/account/my-data-calls.ts'
import { passkeyCalls } from '../api/account/passkey-calls.ts'
import { passwordCalls } from '../api/account/password-calls.ts'
import { paymentModesCall } from '../api/account/payment-modes-call.ts'
import { providerCalls } from '../api/account/provider-calls.ts'
import { reservationCalls } from '../api/account/reservation-calls.ts'
import { sharingCalls } from '../api/account/sharing-calls.ts'
import { travellerDataCalls } from '../api/account/traveller-data-calls.ts'
import { tripChangeCalls } from '../api/account/trip-change-calls.ts'
import { tripUpsellsCalls } from '../api/account/trip-upsells-calls.ts'
import { uploadCalls } from '../api/account/upload-calls.ts'
import { attractionCheckoutCalls } from '../api/attraction-checkout/attraction-checkout-calls.ts'
import { attractionFiles } from '../api/attraction-files.ts'
import { attractionCalls } from '../api/attractions/attraction-calls.ts'
import { browserErrors } from '../api/browser-errors.ts'
import { checkoutCalls } from '../api/checkout/checkout-calls.ts'
import { seatCalls } from '../api/checkout/seat-calls.ts'
import { consentApi } from '../api/consent.ts'
import { contentApi } from '../api/content.ts'
import { crawlers } from '../api/crawlers.ts'
import { dictionary } from '../api/dictionary.ts'
import { editorFiles } from '../api/editor-files.ts'
import { emailLinks } from '../api/email-links.ts'
import { errorTemplateApi } from '../api/error-template.ts'
import { events } from '../api/events.ts'
import { guestForms } from '../api/guest-forms.ts'
import { health } from '../api/health.ts'
import { homeCalls } from '../api/home-calls.ts'
import { hotelCardCalls } from '../api/hotel-card/hotel-card-calls.ts'
import { reviewVotes } from '../api/hotel-card/review-votes.ts'
import { lastSeenApi } from '../api/last-seen.ts'
import { mapStyle } from '../api/map-style.ts'
import { namedSchemas } from '../api/named-schemas.ts'
import { orderDocuments } from '../api/order-documents.ts'
import { pageCalls } from '../api/page-calls.ts'
import { pictures } from '../api/pictures.ts'
import { posters } from '../api/posters.ts'
import { quizCalls } from '../api/quiz-calls.ts'
import { reviewPhotos } from '../api/review-photos.ts'
import { rss } from '../api/rss.ts'
import { searchCalls } from '../api/search/search-calls.ts'
import { searchForm } from '../api/search-form.ts'
import { sitemap } from '../api/sitemap.ts'
import { userInfo } from '../api/user-info.ts'
import { wishlistApi } from '../api/wishlist.ts'
import { pages } from '../pages/pages.ts'
import type { RenderPage } from '../pages/render-pages.ts'
import { adminProxy } from '../plugins/admin-proxy.ts'
import { apiDocument } from '../plugins/api-document/api-document.ts'
import { assets } from '../plugins/assets.ts'
import { compressAnswers } from '../plugins/compress-answers.ts'
import { answerFault, handleErrors } from '../plugins/handle-errors.ts'
import { knowAsker } from '../plugins/know-asker.ts'
import { mailPage } from '../plugins/mail-page.ts'
import { methodsNotAllowed } from '../plugins/method-not-allowed.ts'
import { metrics } from '../plugins/metrics.ts'
import { limitRates } from '../plugins/rate-limit.ts'
import { refuseControlCharacters } from '../plugins/refuse-control-characters.ts'
import { requestId, requestLog } from '../plugins/request-log.ts'
import { secureCookies } from '../plugins/secure-cookies.ts'
import { securityHeaders } from '../plugins/security-headers.ts'
import { answerUnreadable } from '../plugins/unreadable-request.ts'
import { shippedText } from '../request/error-text.ts'
import { eventStreams } from '../request/event-streams.ts'
import { parseJson } from '../request/json-body.ts'
import { localeOf } from '../request/locale.ts'
import { serverI18n } from '../request/server-i18n.ts'
import type { Services } from '../request/services.ts'
import { officeOptions } from './office-options.ts'
import { rateStore } from './workers/rate-store.ts'
import type { WorkerLink } from './workers/worker-link.ts'

export interface ShopFront {
  render: RenderPage
  /** The folder of the built browser files; null while Vite serves them. */
  clientFolder: string | null
  /** The URL of Vite's hot-reload socket, in development only. */
  hotReload?: string
  /** The time limit of rendering a page, in milliseconds. */
  renderWithinMs?: number
  /** To the other workers; not given: this process is the only one. */
  link?: Pick<WorkerLink, 'count' | 'allMetrics'>
}

export async function buildApp(services: Services, front: ShopFront): Promise<FastifyInstance> {
  const { env, log, content, database, reports, passwords } = services
  const findCustomer = customerFinder(services)
  const wordsOf = async (locale: Locale) => serverI18n(await content.dictionary(locale))
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => requestId(raw.headers['x-request-id']),
    trustProxy: env.trustProxy,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 2_000 },
    connectionTimeout: 0,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Who has found us before we took no more connections is served; the answer says that it was the last one.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerFault(request, reply, error),
    clientErrorHandler: answerUnreadable,
  })
  // API calls accept only JSON.
  app.removeContentTypeParser('text/plain')
  parseJson(app)
  const answerOtherMethods = methodsNotAllowed(app)

  const streams = eventStreams(app, env)
  handleErrors(app, reports)
  requestLog(app, services)
  securityHeaders(app, services.mapStyles.origins)
  secureCookies(app, env.siteUrl)
  await limitRates(app, {
    perMinute: env.rateLimitPerMinute,
    ownerOfDevice: ({ headers }) => passwords.ownerOfDevice(readDevices(headers.cookie)),
    store: front.link && rateStore(front.link),
  })
  refuseControlCharacters(app)
  knowAsker(app)
  await compressAnswers(app)
  await apiDocument(app, { siteUrl: env.siteUrl, schemas: namedSchemas })

  metrics(app, { reports, token: env.metricsToken, ofAll: front.link?.allMetrics })
  await app.register(health, { database, content })
  await app.register(dictionary, { content })
  await app.register(browserErrors, { reports })
  await app.register(events, { eventCounts: services.eventCounts })
  await app.register(consentApi, { clock: services.clock, reports, siteUrl: env.siteUrl })
  await app.register(userInfo, { clock: services.clock, findCustomer })
  await app.register(providerCalls, { ...services, siteUrl: env.siteUrl, findCustomer })
  await app.register(passkeyCalls, { ...services, siteUrl: env.siteUrl, findCustomer })
  await app.register(myDataCalls, { ...services, findCustomer })
  await app.register(accountCalls, services)
  await app.register(faqCalls, services)
  await app.register(loginStepCalls, services)
  await app.register(passwordCalls, { ...services, findCustomer })
  await app.register(aboutMeCalls, { ...services, findCustomer })
  await app.register(reservationCalls, { ...services, findCustomer })
  await app.register(paymentModesCall, { ...services, findCustomer, leastPayment: env.leastPayment })
  await app.register(complaintCalls, { ...services, findCustomer })
  await app.register(travellerDataCalls, { ...services, findCustomer })
  await app.register(changeDataCalls, { ...services, findCustomer, wordsOf })
  await app.register(tripChangeCalls, { ...services, findCustomer, wordsOf })
  await app.register(tripUpsellsCalls, { ...services, findCustomer, wordsOf })
  await app.register(sharingCalls, { ...services, findCustomer })
  await app.register(mailboxCalls, { ...services, findCustomer, streams })
  await app.register(uploadCalls, { ...services, findCustomer })
  await app.register(errorTemplateApi, { services, findCustomer })
  await app.register(guestForms, { ...services, siteUrl: env.siteUrl, findCustomer })
  await app.register(emailLinks, services)
  await app.register(orderDocuments, { ...services, findCustomer })
  await app.register(attractionCheckoutCalls, { ...services, secret: env.contentSecret, findCustomer })
  await app.register(attractionFiles, { ...services, findCustomer })
  await app.register(lastSeenApi, { ...services, siteUrl: env.siteUrl, findCustomer })
  await app.register(homeCalls, { ...services, findCustomer })
  await app.register(pageCalls, { ...services, findCustomer })
  await app.register(quizCalls, { ...services, findCustomer })
  await app.register(wishlistApi, { ...services, siteUrl: env.siteUrl, findCustomer })
  await app.register(searchCalls, services)
  await app.register(hotelCardCalls, { ...services, siteUrl: env.siteUrl })
  await app.register(reviewVotes, { offers: services.offers, siteUrl: env.siteUrl, findCustomer })
  await app.register(reviewPhotos, { ...services, findCustomer })
  await app.register(checkoutCalls, {
    ...services,
    secret: env.contentSecret,
    siteUrl: env.siteUrl,
    findCustomer,
    wordsOf,
  })
  await app.register(seatCalls, { ...services, siteUrl: env.siteUrl, streams })
  await app.register(attractionCalls, { ...services, wordsOf })
  await app.register(searchForm)
  await app.register(crawlers, { siteUrl: env.siteUrl })
  await app.register(rss, {
    content,
    showcase: services.showcase,
    clock: services.clock,
    siteUrl: env.siteUrl,
  })
  await app.register(sitemap, {
    content,
    offers: services.offers,
    showcase: services.showcase,
    attractions: services.attractions,
    siteUrl: env.siteUrl,
  })
  await app.register(mapStyle, services)
  await app.register(pictures, {
    pictures: services.pictures,
    say: (request, key) => shippedText(key, localeOf(request)),
  })
  await app.register(posters, { content, offers: services.offers, pictures: services.pictures })
  await app.register(editorFiles, { content, mediaFolder: services.mediaFolder })
  if (front.clientFolder) await assets(app, front.clientFolder)
  await adminProxy(app, {
    cmsUrl: env.cmsUrl,
    siteUrl: env.siteUrl,
    hotReload: Boolean(front.hotReload),
    isEditor: ({ headers: { cookie = '' } }) =>
      content.canSeeDrafts(new Request(env.siteUrl, { headers: { cookie } })),
  })
  await app.register(office, officeOptions(services))
  if (env.mode === 'development')
    await app.register(mailPage, { folder: join(env.dataFolder, 'mail'), smtpUrl: env.smtpUrl })
  await app.register(contentApi, {
    content,
    passwords,
    siteUrl: env.siteUrl,
    clock: services.clock,
    findCustomer,
  })
  const { render, hotReload, renderWithinMs } = front
  await app.register(pages, { services, render, findCustomer, hotReload, renderWithinMs })
  answerOtherMethods()
  return app
}
