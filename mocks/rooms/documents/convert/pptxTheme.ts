import { childOf, childrenOf, type OfficePackage, type XmlNode } from './officePackage'

/** A slide, its layout or its master. */
export interface SlidePart {
  path: string
  root: XmlNode
}

/** The slide and what it inherits from, from the slide to the master. */
export interface SlideParts {
  parts: readonly SlidePart[]
  theme: XmlNode | undefined
  defaults: XmlNode | undefined
}

/** Reads a slide with its layout, master and theme. */
export function readSlideParts(
  pkg: OfficePackage,
  path: string,
  presentation: XmlNode,
): SlideParts | undefined {
  const parts: SlidePart[] = []
  let next: string | undefined = path
  for (const type of ['slideLayout', 'slideMaster', 'theme']) {
    const root: XmlNode | undefined = next === undefined ? undefined : pkg.xml(next)
    if (!root || next === undefined) break
    parts.push({ path: next, root })
    next = [...pkg.relations(next).values()].find((relation) => relation.type === type)?.path
  }
  if (parts.length === 0) return undefined
  return {
    parts,
    theme: parts.length === 3 && next !== undefined ? pkg.xml(next) : undefined,
    defaults: childOf(presentation, 'defaultTextStyle'),
  }
}

const NAMED_COLORS: Readonly<Record<string, string>> = {
  black: '000000',
  white: 'ffffff',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  gray: '808080',
}
/** Roles that differ from the theme's names unless the master says otherwise. */
const DEFAULT_ROLES: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' }

/** Color of a fill as `#rrggbb`; the first one of a gradient. */
export function colorOf(fill: XmlNode | undefined, { parts, theme }: SlideParts): string | undefined {
  const color = (fill?.name === 'gradFill' ? childOf(fill, 'gsLst', 'gs') : fill)?.children[0]
  if (!color) return undefined
  const value = color.attributes['val'] ?? ''
  let hex: string | undefined
  if (color.name === 'srgbClr') hex = value
  else if (color.name === 'prstClr') hex = NAMED_COLORS[value]
  else if (color.name === 'sysClr') hex = color.attributes['lastClr']
  else if (color.name === 'schemeClr') {
    const roles = childOf(parts.at(-1)?.root, 'clrMap')?.attributes ?? {}
    const name = roles[value] ?? DEFAULT_ROLES[value] ?? value
    const [scheme] = childOf(theme, 'themeElements', 'clrScheme', name)?.children ?? []
    hex = scheme?.attributes['lastClr'] ?? scheme?.attributes['val']
  }
  if (!hex || !/^[\da-f]{6}$/i.test(hex)) return undefined
  const share = (name: string, fallback: number) =>
    Number(childOf(color, name)?.attributes['val'] ?? fallback * 100_000) / 100_000
  const [factor, offset] = [share('lumMod', 1), share('lumOff', 0)]
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) * factor + 255 * offset)
  return `#${channels.map((channel) => Math.min(255, Math.round(channel)).toString(16).padStart(2, '0')).join('')}`
}

export const fillOf = (node: XmlNode | undefined): XmlNode | undefined =>
  node?.children.find(({ name }) => name === 'solidFill' || name === 'gradFill' || name === 'noFill')

export interface Placeholder {
  type: string
  idx: string | undefined
}

/** The role of a shape that takes its place and format from the layout; undefined for other shapes. */
export function placeholderOf(shape: XmlNode): Placeholder | undefined {
  const properties = shape.children.find(({ name }) => /^nv(?:Sp|Pic|GraphicFrame)Pr$/.test(name))
  const placeholder = childOf(properties, 'nvPr', 'ph')
  return placeholder && { type: placeholder.attributes['type'] ?? 'obj', idx: placeholder.attributes['idx'] }
}

const isTitle = ({ type }: Placeholder) => type === 'title' || type === 'ctrTitle'

/** Placeholders by the role that a master has for them. */
const masterRole = (placeholder: Placeholder) =>
  isTitle(placeholder)
    ? 'title'
    : ['dt', 'ftr', 'sldNum', 'hdr'].includes(placeholder.type)
      ? placeholder.type
      : 'body'

/** Shapes of layout and master that a placeholder takes its format from, nearest first. */
export function inheritedShapes(placeholder: Placeholder | undefined, { parts }: SlideParts, from: number) {
  if (!placeholder) return []
  return parts.slice(from + 1).flatMap(({ root }) => {
    const shapes = childrenOf(childOf(root, 'cSld', 'spTree'), 'sp')
    const found =
      shapes.find((shape) => {
        const other = placeholderOf(shape)
        return other && placeholder.idx !== undefined && other.idx === placeholder.idx
      }) ??
      shapes.find((shape) => {
        const other = placeholderOf(shape)
        return other && masterRole(other) === masterRole(placeholder)
      })
    return found ? [found] : []
  })
}

/** Text format of the master for the role of a shape. */
export function masterTextStyle(
  placeholder: Placeholder | undefined,
  slide: SlideParts,
): XmlNode | undefined {
  const styles = childOf(slide.parts.at(-1)?.root, 'txStyles')
  if (!placeholder) return slide.defaults ?? childOf(styles, 'otherStyle')
  const role = masterRole(placeholder)
  return childOf(styles, role === 'title' ? 'titleStyle' : role === 'body' ? 'bodyStyle' : 'otherStyle')
}

export const isTitleShape = (shape: XmlNode) => {
  const placeholder = placeholderOf(shape)
  return placeholder !== undefined && isTitle(placeholder)
}
