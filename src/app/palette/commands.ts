/** Something that the palette can do or open. */
export interface Command {
  id: string
  group: 'recent' | 'record' | 'screen' | 'action' | 'search'
  title: string
  /** Further words it is found by. */
  words: string
  /** What tells two alike apart. */
  hint?: string
  /** Of a thing: its kind in words, in place of the group's. */
  kind?: string
  /** It was found by what was typed before. */
  isOld?: boolean
  run: () => void
}

/** Commands whose title or words hold every word of the question, titles that begin with it first. */
export function findCommands(commands: readonly Command[], question: string): Command[] {
  const parts = question.toLowerCase().split(/\s+/).filter(Boolean)
  const first = parts[0]
  const found = commands.filter(({ title, words }) => {
    const text = `${title} ${words}`.toLowerCase()
    return parts.every((part) => text.includes(part))
  })
  if (first === undefined) return found
  const rank = ({ title }: Command) => (title.toLowerCase().startsWith(first) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b))
}
