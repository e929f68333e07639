import { fontSize } from './limits'
import { childOf, childrenOf, type XmlNode } from './officePackage'
import type { TextStyle } from './textLayout'

const TWIPS_PER_POINT = 20

/** Points of an attribute in twentieths of a point. */
export const twips = (node: XmlNode | undefined, ...names: string[]): number | undefined => {
  const value = names.map((name) => node?.attributes[name]).find((each) => each !== undefined)
  return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value) / TWIPS_PER_POINT
}

export const valueOf = (node: XmlNode | undefined): string | undefined => node?.attributes['val']

const isOn = (node: XmlNode | undefined) =>
  node !== undefined && !['0', 'false', 'off', 'none'].includes(valueOf(node) ?? '1')

/** Properties by increasing precedence. */
type Properties = readonly (XmlNode | undefined)[]

const lastOf = (properties: Properties, name: string): XmlNode | undefined =>
  properties.map((each) => childOf(each, name)).findLast((found) => found !== undefined)

interface Style {
  name: string
  basedOn: string | undefined
  paragraph: XmlNode | undefined
  run: XmlNode | undefined
}

export interface ParagraphStyle {
  align: 'left' | 'center' | 'right'
  before: number
  after: number
  left: number | undefined
  /** Indent of the first line in addition; negative if it hangs. */
  indent: number | undefined
  /** 0 for the highest headings, undefined for body text. */
  outlineLevel: number | undefined
  list: { id: string; level: number } | undefined
  startsPage: boolean
}

const ALIGNS: Readonly<Record<string, ParagraphStyle['align']>> = {
  center: 'center',
  right: 'right',
  end: 'right',
}
const DEFAULT_SIZE = 10.5
const BODY_LEVEL = 9
const MAX_LIST_LEVEL = 8

/** Reads `styles.xml`; a document without it has the format that Word gives to plain text. */
export function readStyles(root: XmlNode | undefined) {
  const elements = childrenOf(root, 'style')
  const styles = new Map<string, Style>(
    elements.map((style) => [
      style.attributes['styleId'] ?? '',
      {
        name: valueOf(childOf(style, 'name')) ?? '',
        basedOn: valueOf(childOf(style, 'basedOn')),
        paragraph: childOf(style, 'pPr'),
        run: childOf(style, 'rPr'),
      },
    ]),
  )
  const defaultId = elements.find(
    ({ attributes }) => attributes['type'] === 'paragraph' && attributes['default'] === '1',
  )?.attributes['styleId']

  /** The style after those that it is based on. */
  function chain(id: string | undefined, known: readonly Style[] = []): Style[] {
    const style = styles.get(id ?? '')
    return style && !known.includes(style) ? [...chain(style.basedOn, [...known, style]), style] : []
  }

  const styleOf = (paragraph: XmlNode | undefined) =>
    chain(valueOf(childOf(paragraph, 'pStyle')) ?? defaultId)

  return {
    paragraph(own: XmlNode | undefined): ParagraphStyle {
      const used = styleOf(own)
      const properties: Properties = [
        childOf(root, 'docDefaults', 'pPrDefault', 'pPr'),
        ...used.map(({ paragraph }) => paragraph),
        own,
      ]
      const indents = properties.map((each) => childOf(each, 'ind'))
      const indent = (...names: string[]) =>
        indents.map((each) => twips(each, ...names)).findLast((each) => each !== undefined)
      const spacings = properties.map((each) => childOf(each, 'spacing'))
      const spacing = (name: string) =>
        spacings.map((each) => twips(each, name)).findLast((each) => each !== undefined) ?? 0
      const hanging = indent('hanging')
      const heading = used.map(({ name }) => /^(?:heading|标题) ?([1-9])$/i.exec(name)?.[1]).findLast(Boolean)
      const level = Number(
        valueOf(lastOf(properties, 'outlineLvl')) ?? (heading ? Number(heading) - 1 : BODY_LEVEL),
      )
      const numbers = properties.map((each) => childOf(each, 'numPr'))
      const number = (name: string) =>
        numbers.map((each) => valueOf(childOf(each, name))).findLast((each) => each !== undefined)
      const id = number('numId')
      return {
        align: ALIGNS[valueOf(lastOf(properties, 'jc')) ?? ''] ?? 'left',
        before: spacing('before'),
        after: spacing('after'),
        left: indent('left', 'start'),
        indent: hanging === undefined ? indent('firstLine') : -hanging,
        outlineLevel: level < BODY_LEVEL ? level : undefined,
        list:
          id === undefined || id === '0'
            ? undefined
            : { id, level: Math.min(Number(number('ilvl') ?? 0) || 0, MAX_LIST_LEVEL) },
        startsPage: isOn(lastOf(properties, 'pageBreakBefore')),
      }
    },
    /** Null for hidden text. */
    run(own: XmlNode | undefined, paragraph: XmlNode | undefined): TextStyle | null {
      const properties: Properties = [
        childOf(root, 'docDefaults', 'rPrDefault', 'rPr'),
        ...styleOf(paragraph).map(({ run }) => run),
        ...chain(valueOf(childOf(own, 'rStyle'))).map(({ run }) => run),
        own,
      ]
      if (isOn(lastOf(properties, 'vanish'))) return null
      const color = valueOf(lastOf(properties, 'color')) ?? ''
      const raised = valueOf(lastOf(properties, 'vertAlign')) ?? 'baseline'
      const size = fontSize(Number(valueOf(lastOf(properties, 'sz')) ?? DEFAULT_SIZE * 2) / 2)
      return {
        size: raised === 'baseline' ? size : size * 0.65,
        isBold: isOn(lastOf(properties, 'b')),
        isItalic: isOn(lastOf(properties, 'i')),
        isUnderlined: isOn(lastOf(properties, 'u')),
        color: /^[\da-f]{6}$/i.test(color) ? `#${color}` : '#000000',
      }
    },
  }
}

interface Level {
  start: number
  format: string
  text: string
  paragraph: XmlNode | undefined
}

const CHINESE_DIGITS = '〇一二三四五六七八九'

/** 1 to 99, as lists have them. */
function chineseNumber(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (value > 99) return String(value).replaceAll(/\d/g, (digit) => CHINESE_DIGITS[Number(digit)]!)
  return `${tens > 1 ? CHINESE_DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? CHINESE_DIGITS[ones] : ''}`
}

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function romanNumber(value: number): string {
  let rest = value
  let text = ''
  for (const [worth, sign] of ROMAN) {
    for (; rest >= worth; rest -= worth) text += sign
  }
  return text
}

/** a to z, then aa to zz. */
const letterNumber = (value: number) =>
  String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))

/** Formats the number of a list item; unknown formats are decimal. */
export function formatNumber(value: number, format: string): string {
  if (value < 1 || value > 3999) return String(value)
  if (/^chinese|^ideographDigital|^japaneseCounting|^taiwanese/.test(format)) return chineseNumber(value)
  if (format === 'lowerRoman') return romanNumber(value)
  if (format === 'upperRoman') return romanNumber(value).toUpperCase()
  if (format === 'lowerLetter') return letterNumber(value)
  if (format === 'upperLetter') return letterNumber(value).toUpperCase()
  if (format === 'decimalZero') return String(value).padStart(2, '0')
  return String(value)
}

/** Reads `numbering.xml`; the lists of the document count on with each label. */
export function readNumbering(root: XmlNode | undefined) {
  const abstracts = new Map(
    childrenOf(root, 'abstractNum').map((list) => [list.attributes['abstractNumId'] ?? '', list]),
  )
  const lists = new Map(childrenOf(root, 'num').map((list) => [list.attributes['numId'] ?? '', list]))
  const counts = new Map<string, number[]>()

  const levelIn = (node: XmlNode | undefined, name: string, level: number) =>
    childrenOf(node, name).find(({ attributes }) => attributes['ilvl'] === String(level))

  function levelOf(id: string, level: number): Level | undefined {
    const list = lists.get(id)
    const override = levelIn(list, 'lvlOverride', level)
    const definition =
      childOf(override, 'lvl') ??
      levelIn(abstracts.get(valueOf(childOf(list, 'abstractNumId')) ?? ''), 'lvl', level)
    return (
      definition && {
        start: Number(
          valueOf(childOf(override, 'startOverride')) ?? valueOf(childOf(definition, 'start')) ?? 1,
        ),
        format: valueOf(childOf(definition, 'numFmt')) ?? 'decimal',
        text: valueOf(childOf(definition, 'lvlText')) ?? '',
        paragraph: childOf(definition, 'pPr'),
      }
    )
  }

  return {
    /** Label of the next item of a list, and its indents in points; undefined if the list is not defined. */
    next({ id, level }: { id: string; level: number }) {
      const own = levelOf(id, level)
      if (!own) return undefined
      const list = lists.get(id)
      const restarts = childOf(list, 'lvlOverride') !== undefined
      const key = restarts ? `list ${id}` : (valueOf(childOf(list, 'abstractNumId')) ?? id)
      const count = counts.get(key) ?? []
      counts.set(key, count)
      count[level] = (count[level] ?? own.start - 1) + 1
      count.length = level + 1
      const label = own.text.replaceAll(/%(\d)/g, (_, digit: string) => {
        const at = Number(digit) - 1
        const { start = 1, format = 'decimal' } = levelOf(id, at) ?? {}
        return formatNumber(count[at] ?? start, format)
      })
      const indents = childOf(own.paragraph, 'ind')
      const hanging = twips(indents, 'hanging')
      return {
        // Bullets come from symbol fonts, whose characters mean something else elsewhere.
        label: own.format === 'bullet' ? '•' : own.format === 'none' ? '' : label,
        left: twips(indents, 'left', 'start'),
        indent: hanging === undefined ? twips(indents, 'firstLine') : -hanging,
      }
    },
  }
}
