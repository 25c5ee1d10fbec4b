import type { Field, RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { isAddress } from './address.ts'
import type { label } from './label.ts'
import { say } from './say.ts'

export function richTextField(
  name: string,
  text: ReturnType<typeof label>,
  options: { required: boolean },
): Field {
  return {
    name,
    type: 'richText',
    localized: true,
    required: options.required,
    label: text,
    validate: validateLinks,
  }
}

/** Links from the link form are validated there. Pasted links are validated here, and the message names the wrong one. */
const validateLinks: RichTextFieldValidation = (value, options) => {
  const wrong = linksIn(value).find((url) => !isAddress(url))
  if (wrong === undefined) return richText(value, options)
  const shown = wrong.length > 60 ? `${wrong.slice(0, 60)}…` : wrong
  return say(
    options.req,
    `Link w tekście prowadzi do „${shown}”. Adres zaczyna się od /, https://, tel: albo mailto:.`,
    `A link in the text leads to "${shown}". An address starts with /, https://, tel: or mailto:.`,
  )
}

/** Returns the URLs of all links in a text, at any depth. */
export function linksIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { root, type, fields, children } = node as Record<string, unknown>
  const url = type === 'link' || type === 'autolink' ? (Object(fields) as { url?: unknown }).url : undefined
  const below = Array.isArray(children) ? children.flatMap(linksIn) : linksIn(root)
  return typeof url === 'string' ? [url, ...below] : below
}
