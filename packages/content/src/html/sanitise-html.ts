import { defaultLocale, type Locale, localisedPath } from '@wojaz/travel/locale'
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'

export interface HtmlDeps {
  /** Hosts of internal links; the first is the shop's. */
  ownHosts: readonly string[]
  locale: Locale
}

/** Reduces an editor's HTML to what is harmless. It is an allow-list, so unknown markup is dropped. */
export function sanitiseHtml(html: string, deps: HtmlDeps): string {
  return sanitizeHtml(html, rules(deps)).trim()
}

const text = [
  'p',
  'br',
  'hr',
  'span',
  'div',
  'section',
  'aside',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'figure',
  'figcaption',
]
const marks = [
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'code',
  'mark',
  'abbr',
  'time',
  'a',
  'img',
]
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

function rules(deps: HtmlDeps): IOptions {
  return {
    allowedTags: [...text, ...marks, ...lists, ...tables],
    disallowedTagsMode: 'discard',
    // No id, because scripts could look it up (DOM clobbering). No style, because the CSP refuses it anyway.
    allowedAttributes: {
      '*': ['class', 'lang', 'dir', 'title', 'aria-label', 'aria-hidden'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      details: ['open'],
      time: ['datetime'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    nestingLimit: 40,
    transformTags: {
      // The only h1 is the heading of the page.
      h1: 'h2',
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes, deps) }),
      img: (tagName, attributes) => ({
        tagName,
        attribs: { ...attributes, alt: attributes.alt ?? '', loading: 'lazy' },
      }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !isOwnPicture(frame.attribs.src),
  }
}

function linkAttributes(attributes: Attributes, { ownHosts, locale }: HtmlDeps): Attributes {
  const { rel: _, target, href = '', ...others } = attributes
  const link: Attributes = target === '_blank' ? { ...others, target } : others
  const outside = isOutside(href, ownHosts)
  if (outside) return { ...link, href, rel: 'nofollow noopener noreferrer' }
  const opened: Attributes = target === '_blank' ? { ...link, rel: 'noopener' } : link
  return {
    ...opened,
    href: isPagePath(href) && locale !== defaultLocale ? localisedPath(locale, href) : href,
  }
}

/** True for a host that is not ours. A URL that cannot be parsed counts as external. */
function isOutside(href: string, ownHosts: readonly string[]): boolean {
  if (/^(?:mailto|tel):/i.test(href)) return false
  try {
    return !ownHosts.includes(new URL(href, `https://${ownHosts[0]}`).host)
  } catch {
    return true
  }
}

/** Files and the API have no language prefix. */
function isPagePath(href: string): boolean {
  return /^\/(?!\/|\\|file\/|scale\/|api\/|admin(?:\/|$)|(?:cs|ro|hu|uk)(?:\/|$))/.test(href)
}

function isOwnPicture(src: string | undefined): boolean {
  return src !== undefined && /^\/(?:file|scale)\/(?!.*\.\.)/.test(src)
}
