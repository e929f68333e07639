const BLOCKS =
  /^(address|article|aside|blockquote|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul)$/

const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/** A quoted value may contain a `>`; with unbalanced quotes, the first `>` ends the tag. */
const TAG = /<(\/?[a-z][a-z0-9-]*)(?=[\s/>])(?:(?:[^"'>]|"[^"]*"|'[^']*')*>|[^>]*>)/gi

/** Decodes named and numeric character references. Without a `<`, nothing in the text can become an element. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  const { body } = new DOMParser().parseFromString(`.${text.replaceAll('<', '&lt;')}`, 'text/html')
  return body.textContent.slice(1) // the dot keeps leading spaces
}

/**
 * Returns the text of HTML from the server, with a line for each block element and `<br>`. Markup is cut from the
 * string and never parsed, so that nothing runs or loads and no Trusted Types policy is violated.
 */
export function htmlToText(html: string): string {
  const parts = html.replace(HIDDEN, '').split(TAG) // text and tag names alternate
  const names = parts.map((name) => name.replace('/', '').toLowerCase())
  const isBreak = (index: number) => names[index] === 'br' || BLOCKS.test(names[index]!)
  const hasBreaks = parts.some((_, index) => index % 2 === 1 && isBreak(index))

  const lines = ['']
  parts.forEach((part, index) => {
    if (index % 2 === 0) {
      // When markup makes the lines, line breaks in the source are only spaces.
      lines[lines.length - 1] += decodeEntities(hasBreaks ? part.replace(/\s+/g, ' ') : part)
    } else if (names[index] === 'br' || (isBreak(index) && lines.at(-1)!.trim() !== '')) {
      lines.push('')
    } else if (/^t[dh]$/i.test(part)) {
      lines[lines.length - 1] += ' '
    }
  })
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
