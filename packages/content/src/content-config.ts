import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { pl } from '@payloadcms/translations/languages/pl'
import { defaultLocale, locales } from '@wojaz/travel/locale'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { adminWords } from './admin-words.ts'
import { complaintCategories } from './collections/complaint-categories.ts'
import { destinations } from './collections/destinations.ts'
import { documents } from './collections/documents.ts'
import { faq } from './collections/faq.ts'
import { media } from './collections/media.ts'
import { menus } from './collections/menus.ts'
import { offices } from './collections/offices.ts'
import { pages } from './collections/pages.ts'
import { popups } from './collections/popups.ts'
import { redirects } from './collections/redirects.ts'
import { searchCriteria } from './collections/search-criteria.ts'
import { texts } from './collections/texts.ts'
import { users } from './collections/users.ts'
import { videos } from './collections/videos.ts'
import { contentDatabase } from './content-database.ts'
import type { ContentOptions } from './content-options.ts'
import type { Connection } from './content-pool.ts'
import { checkoutHeader } from './globals/checkout-header.ts'
import { dictionary } from './globals/dictionary.ts'
import { footer } from './globals/footer.ts'
import { globalSearch } from './globals/global-search.ts'
import { header } from './globals/header.ts'
import { noMail } from './no-mail.ts'
import { isPageUrl } from './page-url.ts'
import { payloadLogger } from './payload-logger.ts'
import { previewAddress } from './preview-address.ts'
import { previewToken } from './preview-token.ts'
import { rememberFault } from './rest/request-fault.ts'
import { writingTools } from './writing-tools.ts'

const largestUpload = 12 * 1024 * 1024

const localeNames = { pl: 'Polski', cs: 'Čeština', ro: 'Română', hu: 'Magyar', uk: 'Українська' }

/** The Payload config, used by the shop's process and by the admin. */
export function contentConfig(
  options: ContentOptions,
  connections = new Set<Connection>(),
): Promise<SanitizedConfig> {
  return buildConfig({
    secret: options.secret,
    // Without serverURL the admin uses the address at which the shop is opened.
    routes: { admin: '/admin', api: '/api' },
    graphQL: { disable: true },
    telemetry: false,
    maxDepth: 2,
    typescript: { autoGenerate: false },
    logger: payloadLogger(options.log),
    loggingLevels: { AuthenticationError: 'info', LockedAuth: 'warn', APIError: 'warn' },
    email: noMail(options.log),
    sharp,
    editor: lexicalEditor({ features: writingTools }),
    i18n: { supportedLanguages: { pl, en }, fallbackLanguage: 'pl', translations: adminWords },
    localization: {
      locales: locales.map((code) => ({ code, label: localeNames[code] })),
      defaultLocale,
      fallback: true,
    },
    collections: [
      pages,
      destinations,
      searchCriteria,
      offices,
      faq,
      complaintCategories,
      popups,
      menus,
      redirects,
      texts,
      media({ folder: options.mediaFolder }),
      documents({ folder: options.mediaFolder }),
      videos({ folder: options.mediaFolder }),
      users({ secureCookies: options.siteUrl.startsWith('https:') }),
    ],
    globals: [header, footer, globalSearch, checkoutHeader, dictionary],
    upload: { limits: { fileSize: largestUpload }, abortOnLimit: true },
    db: contentDatabase(options, connections),
    hooks: { afterError: [rememberFault] },
    admin: {
      user: 'users',
      // Not Payload's default, which would tell a third party who edits here.
      avatar: 'default',
      dateFormat: 'dd.MM.yyyy HH:mm',
      meta: {
        titleSuffix: ' · Wojaż',
        description: 'Panel redakcji sklepu Wojaż',
        // Nobody shares URLs of the admin, and the default image would advertise another product.
        defaultOGImageType: 'off',
        openGraph: { siteName: 'Wojaż', description: 'Panel redakcji sklepu Wojaż' },
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/admin/brand/favicon.svg' }],
      },
      components: {
        graphics: { Logo: '/brand/logo.tsx#Logo', Icon: '/brand/logo.tsx#Icon' },
        beforeDashboard: ['/start/start-page.tsx#StartPage'],
      },
      importMap: { autoGenerate: false },
      // Schedules use the shop's time zone, wherever the editor is.
      timezones: {
        defaultTimezone: 'Europe/Warsaw',
        supportedTimezones: [{ label: 'Polska (Warszawa)', value: 'Europe/Warsaw' }],
      },
      livePreview: {
        collections: ['pages'],
        globals: ['header', 'footer'],
        breakpoints: [
          { name: 'phone', label: 'Telefon', width: 390, height: 844 },
          { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
        ],
        url: ({ data, locale }) => {
          const path = typeof data.url === 'string' && isPageUrl(data.url) ? data.url : '/'
          return previewAddress(path, locale.code, previewToken(options.secret, options.clock()))
        },
      },
    },
  })
}
