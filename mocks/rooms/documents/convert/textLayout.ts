import type { PdfDocument } from '../../../valuation/documents/paper/pdfDocument'

export interface TextStyle {
  size: number
  isBold?: boolean
  isItalic?: boolean
  isUnderlined?: boolean
  /** `#rrggbb` */
  color?: string
}

export interface Run extends TextStyle {
  text: string
}

/** Runs of one line at their distance from its left edge. */
export interface Line {
  parts: readonly (Run & { left: number })[]
  width: number
  height: number
  /** From the line's upper edge, in points. */
  baseline: number
}

/** Factors of the size of the type. */
const LINE_HEIGHT = 1.35
const BASELINE = 1.02
/** Points between the stops of tabulators. */
const TAB_STOP = 36

const WIDE = String.raw`\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}`
/** Marks that never start a line, and those that never end one. */
const CLOSING = '，。、；：？！）】》〉」』”’'
const OPENING = '（【《〈「『“‘'
const TOKENS = new RegExp(
  String.raw`\n|\t|[^\S\n\t]+|[${OPENING}]*[${WIDE}][${CLOSING}]*|(?:(?![${WIDE}])\S)+[${CLOSING}]*`,
  'gu',
)
const WIDE_CHARACTER = new RegExp(`[${WIDE}]`, 'u')

/** East Asian characters are twice as wide as Latin ones in monospaced text. */
export const isWide = (character: string) => WIDE_CHARACTER.test(character)

/** Font object that pdfkit uses internally but does not expose. */
interface InternalFont {
  font: { hasGlyphForCodePoint: (code: number) => boolean }
}
const fontOf = (doc: PdfDocument) =>
  // oxlint-disable-next-line no-underscore-dangle -- there is no public API for it
  (doc.font('regular') as unknown as { _font: InternalFont })._font.font

const shownCharacters = new Map<string, string>()

/**
 * Text as the pages can show it: without control characters, and with the code of each character that the font lacks,
 * `[U+1F600]`, so that none is lost or taken for another.
 */
export function showableText(doc: PdfDocument, text: string): string {
  let shown = ''
  for (const character of text.normalize('NFC')) {
    const known = shownCharacters.get(character) ?? showableCharacter(doc, character)
    shownCharacters.set(character, known)
    shown += known
  }
  return shown
}

function showableCharacter(doc: PdfDocument, character: string): string {
  if (/[\n\t ]/.test(character)) return character
  if (/\s/.test(character)) return character === '\r' ? '' : ' '
  if (/[\p{Cc}\p{Cf}\p{Cs}\ufe00-\ufe0f]/u.test(character)) return ''
  const code = character.codePointAt(0)!
  return fontOf(doc).hasGlyphForCodePoint(code) ? character : `[U+${code.toString(16).toUpperCase()}]`
}

const setFont = (doc: PdfDocument, { isBold = false, size }: TextStyle) =>
  doc.font(isBold ? 'bold' : 'regular', size)

const isSameStyle = (one: TextStyle, other: TextStyle) =>
  one.size === other.size &&
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic &&
  one.isUnderlined === other.isUnderlined &&
  one.color === other.color

/** Word processors split words into runs at will; a word must not be broken there. */
function joinRuns(doc: PdfDocument, runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const text = showableText(doc, run.text)
    if (last && isSameStyle(last, run)) last.text += text
    else joined.push({ ...run, text })
  }
  return joined
}

/** Breaks text into lines of at most `width` points; `indent` is that of the first line. */
export function breakLines(doc: PdfDocument, runs: readonly Run[], width: number, indent = 0): Line[] {
  const lines: Line[] = []
  let parts: (Run & { left: number })[] = []
  let x = indent
  let size = runs[0]?.size ?? 0

  const endLine = () => {
    const tallest = Math.max(size, ...parts.map((part) => part.size))
    lines.push({ parts, width: x, height: tallest * LINE_HEIGHT, baseline: tallest * BASELINE })
    parts = []
    x = 0
  }
  const add = (run: Run, text: string, advance: number) => {
    const last = parts.at(-1)
    if (last && isSameStyle(last, run) && text !== '\t') last.text += text
    else parts.push({ ...run, text: text === '\t' ? ' ' : text, left: x })
    x += advance
  }

  for (const run of joinRuns(doc, runs)) {
    ;({ size } = run)
    for (const [token] of run.text.matchAll(TOKENS)) {
      if (token === '\n') {
        endLine()
        continue
      }
      if (token === '\t') {
        add(run, token, TAB_STOP - (x % TAB_STOP))
        // What follows starts at the stop.
        parts.push({ ...run, text: '', left: x })
        continue
      }
      const advance = setFont(doc, run).widthOfString(token)
      const isBlank = token.trim() === ''
      if (x + advance <= width || (isBlank && parts.length > 0)) {
        add(run, token, advance)
        continue
      }
      if (parts.length > 0) endLine()
      if (isBlank) continue
      if (advance <= width) {
        add(run, token, advance)
        continue
      }
      for (const character of token) {
        const each = setFont(doc, run).widthOfString(character)
        if (x + each > width && parts.length > 0) endLine()
        add(run, character, each)
      }
    }
  }
  endLine()
  return lines
}

/** Draws a line with its upper left corner at `x`, `y`. */
export function drawLineOfText(doc: PdfDocument, { parts, baseline }: Line, x: number, y: number) {
  for (const part of parts) {
    if (part.text === '') continue
    setFont(doc, part)
      .fillColor(part.color ?? '#000000')
      .text(part.text, x + part.left, y + baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        oblique: part.isItalic ?? false,
        underline: part.isUnderlined ?? false,
      })
  }
}
