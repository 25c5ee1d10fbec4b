export interface XmlNode {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  text: string
}

const token = /<\?xml[^>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy

/** A strict parser for the shop's XML: unclosed elements, unescaped text and content outside the root are errors. */
export function readXml(source: string): XmlNode {
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const found = token.exec(source)
    if (!found) throw new Error(`Not XML at ${at}: ${source.slice(at, at + 60)}`)
    const [, closing, name, attributes = '', empty, text] = found
    const current = open.at(-1) as XmlNode
    if (text !== undefined) current.text += unescaped(text)
    else if (closing) {
      if (current.name !== name) throw new Error(`</${name}> closes <${current.name}>`)
      open.pop()
    } else if (name) {
      const node: XmlNode = { name, attributes: readAttributes(attributes), children: [], text: '' }
      current.children.push(node)
      if (!empty) open.push(node)
    }
  }
  const [root, ...others] = top.children
  if (!root || others.length > 0 || open.length > 1 || top.text.trim())
    throw new Error('Not one whole document.')
  return root
}

export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? []
}

export function textOf(node: XmlNode | undefined, name: string): string | undefined {
  return childrenOf(node, name)[0]?.text
}

function readAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescaped(value)]))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function unescaped(text: string): string {
  return text.replace(/&([^;\s]*);?/g, (entity, name: string) => {
    const sign = entity.endsWith(';') ? entities[name] : undefined
    if (sign === undefined) throw new Error(`Not escaped: ${entity}`)
    return sign
  })
}
