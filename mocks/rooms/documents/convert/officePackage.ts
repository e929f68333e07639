import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { ConversionError, MAX_UNPACKED_BYTES } from './limits'

/** An element; names without namespace prefix. */
export interface XmlNode {
  name: string
  /** By local name, and by full name where an attribute has a prefix: `id` and `r:id` may differ. */
  attributes: Readonly<Record<string, string>>
  children: readonly XmlNode[]
  /** Text directly inside the element. */
  text: string
}

export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []

/** Descends by element names, along the first of repeated ones. */
export const childOf = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce((found, name) => found?.children.find((child) => child.name === name), node)

/** All elements of a name below the node, in document order. */
export const descendantsOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendantsOf(child, name)])

/** A reference from one part of a package to another; those to addresses outside are left out. */
interface Relation {
  type: string
  path: string
}

export interface OfficePackage {
  paths: readonly string[]
  bytes: (path: string) => Uint8Array | undefined
  /** Root element of a part; throws if it is not well-formed. */
  xml: (path: string) => XmlNode | undefined
  /** References of a part by their id. */
  relations: (path: string) => ReadonlyMap<string, Relation>
  /** Path of the part that holds the document. */
  main: string
}

const OLE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP_SIGNATURE = [0x50, 0x4b]

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** Unpacks an archive. Throws before it unpacks anything if that would be too large. */
function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  let total = 0
  unzipSync(bytes, {
    filter({ originalSize }) {
      total += originalSize
      return false
    },
  })
  if (total > MAX_UNPACKED_BYTES) throw new ConversionError('size')
  return new Map(Object.entries(unzipSync(bytes)))
}

/** Opens a docx, xlsx or pptx file. */
export function openPackage(bytes: Uint8Array): OfficePackage {
  // Encrypted documents are streams of a compound file, as documents before 2007 are.
  if (startsWith(bytes, OLE_SIGNATURE)) {
    const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw new ConversionError(isEncrypted ? 'password' : 'type')
  }
  if (!startsWith(bytes, ZIP_SIGNATURE)) throw new ConversionError('damaged')
  const files = unpack(bytes)
  const xml = memoize((path: string) => {
    const file = files.get(path)
    return file && parseXml(strFromU8(file))
  })
  const relations = memoize((path: string): ReadonlyMap<string, Relation> => {
    const slash = path.lastIndexOf('/') + 1
    const root = xml(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`)
    const inside = childrenOf(root, 'Relationship').filter(
      ({ attributes }) => attributes['TargetMode'] !== 'External',
    )
    return new Map(
      inside.map(({ attributes: { Id = '', Type = '', Target = '' } }) => [
        Id,
        {
          type: Type.slice(Type.lastIndexOf('/') + 1),
          path: resolvePath(path.slice(0, slash), Target),
        },
      ]),
    )
  })
  const main = [...relations('').values()].find(({ type }) => type === 'officeDocument')?.path
  if (main === undefined || !files.has(main)) throw new ConversionError('damaged')
  return { paths: [...files.keys()], bytes: (path) => files.get(path), xml, relations, main }
}

function memoize<T>(read: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>()
  return (path) => {
    if (!known.has(path)) known.set(path, read(path))
    return known.get(path)!
  }
}

function resolvePath(folder: string, target: string): string {
  const parts: string[] = []
  for (const part of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Numeric character references; documents have no entities of their own.
  htmlEntities: true,
  maxNestedTags: 256,
})

/** Element as the parser gives it: its name with its children, and `:@` with its attributes. */
type ParsedNode = Readonly<Record<string, unknown>>

function parseXml(xml: string): XmlNode {
  // Entities could multiply the text.
  if (xml.includes('<!DOCTYPE') || XMLValidator.validate(xml) !== true) throw new ConversionError('damaged')
  const root = (parser.parse(xml) as ParsedNode[]).map(nodeOf).find(({ name }) => !/^[?#]/.test(name))
  if (!root) throw new ConversionError('damaged')
  return root
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function nodeOf(parsed: ParsedNode): XmlNode {
  const name = Object.keys(parsed).find((key) => key !== ':@') ?? ''
  const content = Array.isArray(parsed[name]) ? (parsed[name] as ParsedNode[]) : []
  const given = (parsed[':@'] ?? {}) as Record<string, string>
  const local = Object.entries(given).map(([key, value]) => [localName(key), value])
  return {
    name: localName(name),
    attributes: { ...Object.fromEntries(local), ...given },
    children: content.filter((child) => !('#text' in child)).map(nodeOf),
    text: content.map((child) => ('#text' in child ? String(child['#text']) : '')).join(''),
  }
}
