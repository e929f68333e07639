import type { PdfDocument } from './pdfDocument'

interface Command {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  args: number[]
}

/** Font object that pdfkit uses internally but does not expose. */
interface OpenFont {
  unitsPerEm: number
  layout: (text: string) => {
    glyphs: { path: { commands: Command[] } }[]
    positions: { xAdvance: number }[]
  }
}
const fontOf = (doc: PdfDocument) =>
  // oxlint-disable-next-line no-underscore-dangle -- there is no public API for it
  (doc.font('regular') as unknown as { _font: { font: OpenFont } })._font.font

interface Outline {
  width: number
  draw: (x: number, y: number, size: number) => void
}

const outlineCache = new WeakMap<PdfDocument, Map<string, Outline>>()

/** Converts a line of text to vector outlines, which the document stores once, however often they are drawn. */
export function outlineOf(doc: PdfDocument, text: string): Outline {
  const outlines = outlineCache.get(doc) ?? new Map<string, Outline>()
  outlineCache.set(doc, outlines)
  const outline = outlines.get(text) ?? newOutline(doc, text, `Outline${outlines.size}`)
  outlines.set(text, outline)
  return outline
}

function newOutline(doc: PdfDocument, text: string, name: string): Outline {
  const font = fontOf(doc)
  const { glyphs, positions } = font.layout(text)
  const operators: string[] = []
  let end = 0
  for (const [index, { path }] of glyphs.entries()) {
    operators.push(...operatorsOf(path.commands, end))
    end += positions[index]!.xAdvance
  }
  const scale = 1 / font.unitsPerEm
  const form = doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, -font.unitsPerEm, end, 2 * font.unitsPerEm],
    // Font coordinates point up, pdfkit's page coordinates point down.
    Matrix: [scale, 0, 0, -scale, 0, 0],
    Resources: {},
  })
  form.end(Buffer.from([...operators, 'f'].join('\n')))
  return {
    width: end * scale,
    draw(x, y, size) {
      doc.page.xobjects[name] = form
      doc.save()
      doc.transform(size, 0, 0, size, x, y)
      doc.addContent(`/${name} Do`)
      doc.restore()
    },
  }
}

/** PDF path operators of a glyph, shifted right by `left` font units. */
function operatorsOf(commands: readonly Command[], left: number): string[] {
  let [x, y] = [0, 0]
  return commands.map(({ command, args }) => {
    // PDF supports only cubic curves.
    const points = command === 'quadraticCurveTo' ? withTwoHandles(x, y, args) : args
    ;[x, y] = points.length > 0 ? [points.at(-2)!, points.at(-1)!] : [x, y]
    const written = points.map((value, index) => Math.round(value + (index % 2 === 0 ? left : 0)))
    return [...written, OPERATORS[command]].join(' ')
  })
}

const OPERATORS: Record<Command['command'], string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'c',
  bezierCurveTo: 'c',
  closePath: 'h',
}

function withTwoHandles(x: number, y: number, args: readonly number[]): number[] {
  const [handleX, handleY, endX, endY] = args as [number, number, number, number]
  const towards = (from: number, handle: number) => from + (2 / 3) * (handle - from)
  return [
    towards(x, handleX),
    towards(y, handleY),
    towards(endX, handleX),
    towards(endY, handleY),
    endX,
    endY,
  ]
}
