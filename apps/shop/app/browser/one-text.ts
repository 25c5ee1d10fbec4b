declare const says: unique symbol

/** The data of a page as one JSON text, or the number of the element of the document that has the text. */
export interface OneText<Data> {
  readonly oneText: string | number
  /** Only a type: what the text says. */
  readonly [says]?: Data
}

const opened = new WeakMap<object, object>()
const written = new WeakMap<object, string>()

/**
 * For a loader. React Router writes and reads loader data value by value, a thousand of them for a list, and writes a text inside a
 * text. JSON in an element of its own (`DataElements`) is written and read once, by the engine itself. The data must survive JSON. The
 * same data, which must not change, is written once.
 * @param beside the texts that the document of this request has beside React Router's data; null: it is not a document
 */
export function asOneText<Data extends object>(data: Data, beside: string[] | null): OneText<Data> {
  const text = written.get(data) ?? JSON.stringify(data)
  written.set(data, text)
  const sent = { oneText: beside ? beside.push(text) - 1 : text }
  // The server draws from the data itself.
  opened.set(sent, data)
  return sent
}

/** The data of a page, however it came: as one text, or from a `clientLoader` that has read it. The same text gives the same object. */
export function readData<Data extends object>(given: OneText<Data> | Data): Data {
  if (!('oneText' in given)) return given as Data
  const { oneText } = given
  const data =
    (opened.get(given) as Data | undefined) ??
    (JSON.parse(typeof oneText === 'number' ? elementText(oneText) : oneText) as Data)
  opened.set(given, data)
  return data
}

export function dataElementId(number: number): string {
  return `data-${number}`
}

/** The texts that this document has beside React Router's data. */
export function textsOfDocument(): string[] {
  const texts: string[] = []
  for (let element = elementOf(0); element; element = elementOf(texts.length))
    texts.push(element.textContent ?? '')
  return texts
}

const elementOf = (number: number) => document.getElementById(dataElementId(number))

function elementText(number: number): string {
  return elementOf(number)?.textContent ?? ''
}
