import { outsideLink } from '@/shared/lib/addresses'

/** A piece of a line: text with its emphasis, code, a link to another host, or the mark of a source. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; host: string; children: Inline[] }
  | { kind: 'source'; no: number }

/** A link out: https only, and without a name in front of the host that looks like one. Null for any other. */
export function safeLink(raw: string): URL | null {
  const url = outsideLink(raw)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}

// All of them look at a bounded stretch from one place: the time grows with the length of the text alone.
const SOURCE = /\[(\d{1,3})\](?!\()/y
const LINK = /!?\[([^[\]]{0,300})\]\(<?([^()\s<>]{1,2000})>?(?: "[^"]{0,200}")?\)/y
const BARE = /<?(https:\/\/[^\s<>()[\]"'`|，。；：、）】》]{1,2000})>?/y
const TICKS = /`+/y
const STARS = /\*{1,3}|_{1,3}/y
const ESCAPED = /\\([!-/:-@[-`{-~])/y
/** What may begin one of the above; all before it is text. */
const SPECIAL = /[\\`*_[!<h]/g

const WORD = /[\p{L}\p{N}]/u
const BLANK = /^\s?$/
const TRAILING = /[.,;:!?*_]{1,20}$/

type Mark = '*' | '**' | '***'
/** An emphasis that has been opened and not closed yet; the outermost one is the line itself. */
interface Frame {
  mark: Mark | ''
  typed: string
  children: Inline[]
}

const at = (pattern: RegExp, text: string, index: number) => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

function addText(children: Inline[], text: string) {
  const last = children.at(-1)
  if (last?.kind === 'text') last.text += text
  else if (text !== '') children.push({ kind: 'text', text })
}

function wrapped(mark: Mark, children: Inline[]): Inline {
  if (mark === '*') return { kind: 'emphasis', children }
  const strong: Inline = { kind: 'strong', children }
  return mark === '**' ? strong : { kind: 'emphasis', children: [strong] }
}

/**
 * Reads the emphasis, code, links and source marks of a line. What is not closed, or leads where it may not, stays as it
 * was typed. Each kind of emphasis is open once at most, so that nothing nests deeper than there are kinds.
 */
export function readInline(text: string, mayLink = true): Inline[] {
  const frames: Frame[] = [{ mark: '', typed: '', children: [] }]
  const top = () => frames.at(-1)!
  /** Lengths of back ticks that nothing closes from here on. */
  const unclosed = new Set<number>()

  /** What was opened above a place is text after all. */
  function letGo(depth: number) {
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
    const mark = '*'.repeat(typed.length) as Mark
    const opened = frames.findIndex((frame) => frame.mark === mark && frame.typed === typed)
    if (opened > 0 && !BLANK.test(before) && !isInWord) {
      letGo(opened + 1)
      const { children } = frames.pop()!
      top().children.push(wrapped(mark, children))
    } else if (!frames.some((frame) => frame.mark === mark) && !BLANK.test(after) && !isInWord) {
      frames.push({ mark, typed, children: [] })
    } else addText(top().children, typed)
  }

  function link(url: URL, children: Inline[]) {
    top().children.push({ kind: 'link', href: url.href, host: url.host, children })
  }

  /** Reads what begins here and gives where it ends; the same place where nothing does. */
  function readAt(index: number): number {
    const escaped = at(ESCAPED, text, index)
    if (escaped) {
      addText(top().children, escaped[1]!)
      return index + 2
    }
    const ticks = at(TICKS, text, index)?.[0]
    if (ticks) return readCode(ticks, index)
    const stars = at(STARS, text, index)?.[0]
    if (stars) {
      emphasise(stars, index)
      return index + stars.length
    }
    const source = mayLink ? at(SOURCE, text, index) : null
    if (source) {
      top().children.push({ kind: 'source', no: Number(source[1]) })
      return index + source[0].length
    }
    const linked = mayLink ? at(LINK, text, index) : null
    if (linked) {
      const label = readInline(linked[1]!, false)
      const url = safeLink(linked[2]!)
      if (url) link(url, label)
      else top().children.push(...label)
      return index + linked[0].length
    }
    const bare = mayLink ? at(BARE, text, index) : null
    if (bare) {
      const address = bare[1]!.replace(TRAILING, '')
      const url = safeLink(address)
      if (url) link(url, [{ kind: 'text', text: address }])
      else addText(top().children, address)
      return index + (bare[0].endsWith('>') ? bare[0].length : bare[0].indexOf(address) + address.length)
    }
    return index
  }

  function readCode(ticks: string, index: number): number {
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
    const end = readAt(index)
    if (end === index) addText(top().children, text[index++]!)
    else index = end
  }
  letGo(1)
  return frames[0]!.children
}
