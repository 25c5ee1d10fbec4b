import { dataElementId } from './one-text.ts'

/** The texts of `asOneText` in the document, ahead of React Router's own data, which the browser waits for. */
export function DataElements({ texts }: { texts: readonly string[] }) {
  return texts.map((text, number) => (
    <script
      // biome-ignore lint/suspicious/noArrayIndexKey: the number is what loader data refers to
      key={number}
      id={dataElementId(number)}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without the characters that HTML knows
      dangerouslySetInnerHTML={{ __html: inElement(text) }}
    />
  ))
}

/** The end of an element inside the text would end the script. */
function inElement(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
