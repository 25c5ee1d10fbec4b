import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Every address the CMS knows, in every language, is a content page; features take theirs above. */
export default [
  index('routes/content-page.tsx', { id: 'home' }),
  route('_ui', 'routes/ui-gallery.tsx'),
  route('*', 'routes/content-page.tsx', { id: 'content-page' }),
] satisfies RouteConfig
