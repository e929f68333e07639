import { externalLink } from '@/shared/lib/addresses'

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; host: string; children: Inline[] }
  | { kind: 'source'; no: number }

/** Accepts https URLs without credentials, since a user name can pass for a host; null for any other. */
export function safeLink(raw: string): URL | null {
  const url = externalLink(raw)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}

// All match a bounded length at a fixed position, so that parsing time is linear in the length of the text.
const SOURCE = /\[(\d{1,3})\](?!\()/y
const LINK = /!?\[([^[\]]{0,300})\]\(<?([^()\s<>]{1,2000})>?(?: "[^"]{0,200}")?\)/y
const BARE = /<?(https:\/\/[^\s<>()[\]"'`|，。；：、）】》]{1,2000})>?/y
const TICKS = /`+/y
const STARS = /\*{1,3}|_{1,3}/y
const ESCAPED = /\\([!-/:-@[-`{-~])/y
const SPECIAL = /[\\`*_[!<h]/g

const WORD = /[\p{L}\p{N}]/u
const BLANK = /^\s?$/
const TRAILING = /[.,;:!?*_]{1,20}$/

type EmphasisMark = '*' | '**' | '***'
/** Emphasis that is still open; the outermost frame is the line itself. */
interface Frame {
  mark: EmphasisMark | ''
  typed: string
  children: Inline[]
}

const matchAt = (pattern: RegExp, text: string, index: number) => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

function addText(children: Inline[], text: string) {
  const last = children.at(-1)
  if (last?.kind === 'text') last.text += text
  else if (text !== '') children.push({ kind: 'text', text })
}

function wrapEmphasis(mark: EmphasisMark, children: Inline[]): Inline {
  if (mark === '*') return { kind: 'emphasis', children }
  const strong: Inline = { kind: 'strong', children }
  return mark === '**' ? strong : { kind: 'emphasis', children: [strong] }
}

/**
 * Parses emphasis, code, links and source references of a line. Unclosed marks and unsafe links stay text. Each kind of
 * emphasis is open at most once, which bounds the nesting.
 */
export function parseInline(text: string, mayLink = true): Inline[] {
  const frames: Frame[] = [{ mark: '', typed: '', children: [] }]
  const top = () => frames.at(-1)!
  /** Lengths of backtick runs that are not closed in the rest of the text. */
  const unclosed = new Set<number>()

  /** Turns marks opened above `depth` back into text. */
  function unwindTo(depth: number) {
    while (frames.length > depth) {
      const { typed, children } = frames.pop()!
      addText(top().children, typed)
      for (const child of children) {
        if (child.kind === 'text') addText(top().children, child.text)
        else top().children.push(child)
      }
    }
  }

  function emphasise(typed: string, index: number) {
    const before = text[index - 1] ?? ''
    const after = text[index + typed.length] ?? ''
    const isInWord = typed[0] === '_' && WORD.test(before) && WORD.test(after)
    const mark = '*'.repeat(typed.length) as EmphasisMark
    const opened = frames.findIndex((frame) => frame.mark === mark && frame.typed === typed)
    if (opened > 0 && !BLANK.test(before) && !isInWord) {
      unwindTo(opened + 1)
      const { children } = frames.pop()!
      top().children.push(wrapEmphasis(mark, children))
    } else if (!frames.some((frame) => frame.mark === mark) && !BLANK.test(after) && !isInWord) {
      frames.push({ mark, typed, children: [] })
    } else addText(top().children, typed)
  }

  function link(url: URL, children: Inline[]) {
    top().children.push({ kind: 'link', href: url.href, host: url.host, children })
  }

  /** Parses the element that starts at `index` and returns its end; `index` itself if none starts there. */
  function parseAt(index: number): number {
    const escaped = matchAt(ESCAPED, text, index)
    if (escaped) {
      addText(top().children, escaped[1]!)
      return index + 2
    }
    const ticks = matchAt(TICKS, text, index)?.[0]
    if (ticks) return parseCode(ticks, index)
    const stars = matchAt(STARS, text, index)?.[0]
    if (stars) {
      emphasise(stars, index)
      return index + stars.length
    }
    const source = mayLink ? matchAt(SOURCE, text, index) : null
    if (source) {
      top().children.push({ kind: 'source', no: Number(source[1]) })
      return index + source[0].length
    }
    const linked = mayLink ? matchAt(LINK, text, index) : null
    if (linked) {
      const label = parseInline(linked[1]!, false)
      const url = safeLink(linked[2]!)
      if (url) link(url, label)
      else top().children.push(...label)
      return index + linked[0].length
    }
    const bare = mayLink ? matchAt(BARE, text, index) : null
    if (bare) {
      const address = bare[1]!.replace(TRAILING, '')
      const url = safeLink(address)
      if (url) link(url, [{ kind: 'text', text: address }])
      else addText(top().children, address)
      return index + (bare[0].endsWith('>') ? bare[0].length : bare[0].indexOf(address) + address.length)
    }
    return index
  }

  function parseCode(ticks: string, index: number): number {
    const start = index + ticks.length
    let end = unclosed.has(ticks.length) ? -1 : text.indexOf(ticks, start)
    // Only a run of the same length closes.
    while (end !== -1 && (text[end - 1] === '`' || text[end + ticks.length] === '`')) {
      while (text[end] === '`') end++
      end = text.indexOf(ticks, end)
    }
    if (end === -1) {
      unclosed.add(ticks.length)
      addText(top().children, ticks)
      return start
    }
    const code = text.slice(start, end)
    top().children.push({ kind: 'code', text: code.trim() === '' ? code : code.trim() })
    return end + ticks.length
  }

  let index = 0
  while (index < text.length) {
    SPECIAL.lastIndex = index
    const special = SPECIAL.exec(text)?.index ?? text.length
    addText(top().children, text.slice(index, special))
    index = special
    if (index === text.length) break
    const end = parseAt(index)
    if (end === index) addText(top().children, text[index++]!)
    else index = end
  }
  unwindTo(1)
  return frames[0]!.children
}
