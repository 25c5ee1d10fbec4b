import sanitizeHtml from 'sanitize-html'

const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'br']
const blockEnd = /<\/(?:p|li|h[2-6]|div|blockquote|dt|dd|tr|summary)>(?=\s*\S)/g

/** Returns clean HTML for use inside a label: paragraphs and list items become lines, links and inline marks stay. */
export function inlineHtml(html: string): string {
  return sanitizeHtml(html.replace(blockEnd, '$&<br>'), {
    allowedTags: inline,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
  })
    .trim()
    .replace(/(?:<br \/>\s*)+$/, '')
}
