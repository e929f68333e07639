type Paper = PDFKit.PDFDocument

type Element = PDFKit.PDFStructureElement

/** What is read aloud as one thing. */
type Leaf = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'TH' | 'TD'
/** What holds others. */
type Group = 'Sect' | 'Table' | 'TR' | 'TOC' | 'TOCI'

interface About {
  /** What is said instead of what is drawn. */
  alt?: string
  /** Whether a head is that of its column or of its row. */
  scope?: 'Column' | 'Row'
}

interface Tags {
  root: Element
  /** Where the next element goes. */
  within: Element
  /** Whether what is drawn now is marked already: marks do not hold others. */
  isMarked: boolean
}

const tags = new WeakMap<Paper, Tags>()

function tagsOf(doc: Paper): Tags {
  const known = tags.get(doc)
  if (known) return known
  const root = doc.struct('Document')
  doc.addStructure(root)
  const fresh = { root, within: root, isMarked: false }
  tags.set(doc, fresh)
  return fresh
}

/** Draws one thing that readers of the file meet in its place: a heading, a paragraph, a cell. */
export function read(doc: Paper, leaf: Leaf, draw: () => void, about: About = {}) {
  const state = tagsOf(doc)
  if (state.isMarked) return draw()
  state.isMarked = true
  state.within.add(doc.struct(leaf, about, [draw]))
  state.isMarked = false
}

/** Draws things that belong together. */
export function group(doc: Paper, kind: Group, draw: () => void) {
  const state = tagsOf(doc)
  const { within } = state
  const element = doc.struct(kind)
  within.add(element)
  state.within = element
  draw()
  element.end()
  state.within = within
}

/** Begins a part of the document, which lasts until the next. */
export function beginPart(doc: Paper) {
  const state = tagsOf(doc)
  const part = doc.struct('Sect')
  state.root.add(part)
  state.within = part
}

/** Keeps a place for what is drawn later; gives what draws it there. */
export function keepPlace(doc: Paper, kind: Group): (draw: () => void) => void {
  const state = tagsOf(doc)
  const place = doc.struct(kind)
  state.within.add(place)
  return (draw) => {
    const { within } = state
    state.within = place
    draw()
    place.end()
    state.within = within
  }
}

/** Draws what is passed over: lines, fills, what is on every page. */
export function unread(doc: Paper, draw: () => void) {
  const state = tagsOf(doc)
  if (state.isMarked) return draw()
  state.isMarked = true
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
  state.isMarked = false
}

/** Draws a link to another place of the document, over the box that is given. */
export function readLink(
  doc: Paper,
  [x, y, width, height]: readonly [number, number, number, number],
  destination: string,
  draw: () => void,
) {
  const link: Element = doc.struct('Link', {}, [
    () => {
      draw()
      // Known to the library, not to its types.
      const options: object = { structParent: link }
      doc.goTo(x, y, width, height, destination, options)
    },
  ])
  tagsOf(doc).within.add(link)
}
