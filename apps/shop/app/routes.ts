import { type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Every address the CMS knows, in every language, is the last line's; features take theirs above it. */
export default [
  route('_ui', 'routes/ui-gallery.tsx'),
  route('*', 'routes/content-page.tsx'),
] satisfies RouteConfig
