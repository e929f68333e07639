/** Elements that begin and end a line. */
const BLOCKS =
  /^(address|article|aside|blockquote|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul)$/

const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/** A quoted value may hold a `>`; where quotes are unbalanced, the first `>` ends the tag. */
const TAG = /<(\/?[a-z][a-z0-9-]*)(?=[\s/>])(?:(?:[^"'>]|"[^"]*"|'[^']*')*>|[^>]*>)/gi

/** Decodes all named and numeric references. Without a `<` nothing in the text can become an element. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  const { body } = new DOMParser().parseFromString(`.${text.replaceAll('<', '&lt;')}`, 'text/html')
  return body.textContent.slice(1) // the point keeps leading spaces
}

/**
 * The text of HTML from the server, with a line for each block element and `<br>`. Markup is cut out of the string and
 * never parsed, so that nothing runs or loads, and the page's trusted types have nothing to refuse.
 */
export function htmlText(html: string): string {
  const parts = html.replace(HIDDEN, '').split(TAG) // texts, and between them names of tags
  const names = parts.map((name) => name.replace('/', '').toLowerCase())
  const isBreak = (index: number) => names[index] === 'br' || BLOCKS.test(names[index]!)
  const hasBreaks = parts.some((_, index) => index % 2 === 1 && isBreak(index))

  const lines = ['']
  parts.forEach((part, index) => {
    if (index % 2 === 0) {
      // Where markup makes the lines, those of its source are mere spaces.
      lines[lines.length - 1] += decoded(hasBreaks ? part.replace(/\s+/g, ' ') : part)
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
