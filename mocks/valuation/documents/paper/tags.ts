type PdfDocument = PDFKit.PDFDocument

type Element = PDFKit.PDFStructureElement

type Leaf = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'TH' | 'TD'
type Group = 'Sect' | 'Table' | 'TR' | 'TOC' | 'TOCI'

interface TagOptions {
  alt?: string
  scope?: 'Column' | 'Row'
}

interface Tags {
  root: Element
  within: Element
  /** True inside marked content, which cannot be nested. */
  isMarked: boolean
}

const tags = new WeakMap<PdfDocument, Tags>()

function tagsOf(doc: PdfDocument): Tags {
  const known = tags.get(doc)
  if (known) return known
  const root = doc.struct('Document')
  doc.addStructure(root)
  const fresh = { root, within: root, isMarked: false }
  tags.set(doc, fresh)
  return fresh
}

export function drawTagged(doc: PdfDocument, leaf: Leaf, draw: () => void, about: TagOptions = {}) {
  const state = tagsOf(doc)
  if (state.isMarked) return draw()
  state.isMarked = true
  state.within.add(doc.struct(leaf, about, [draw]))
  state.isMarked = false
}

export function drawGroup(doc: PdfDocument, kind: Group, draw: () => void) {
  const state = tagsOf(doc)
  const { within: parent } = state
  const element = doc.struct(kind)
  parent.add(element)
  state.within = element
  draw()
  element.end()
  state.within = parent
}

export function startSection(doc: PdfDocument) {
  const state = tagsOf(doc)
  const part = doc.struct('Sect')
  state.root.add(part)
  state.within = part
}

/** Reserves a position in the reading order for content drawn later; returns the function that draws it there. */
export function reserveGroup(doc: PdfDocument, kind: Group): (draw: () => void) => void {
  const state = tagsOf(doc)
  const place = doc.struct(kind)
  state.within.add(place)
  return (draw) => {
    const { within: parent } = state
    state.within = place
    draw()
    place.end()
    state.within = parent
  }
}

/** Draws content that screen readers skip: lines, fills, running footers. */
export function drawArtifact(doc: PdfDocument, draw: () => void) {
  const state = tagsOf(doc)
  if (state.isMarked) return draw()
  state.isMarked = true
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
  state.isMarked = false
}

export function drawLink(
  doc: PdfDocument,
  [x, y, width, height]: readonly [number, number, number, number],
  destination: string,
  draw: () => void,
) {
  const link: Element = doc.struct('Link', {}, [
    () => {
      draw()
      // Missing in pdfkit's types.
      const options: object = { structParent: link }
      doc.goTo(x, y, width, height, destination, options)
    },
  ])
  tagsOf(doc).within.add(link)
}
