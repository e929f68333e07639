export interface Command {
  id: string
  group: 'recent' | 'record' | 'screen' | 'action' | 'search'
  title: string
  /** Additional search terms. */
  keywords: string
  /** Distinguishes commands with the same title. */
  hint?: string
  kind?: string
  isOld?: boolean
  run: () => void
}

/** Commands that contain every word of the query in title or keywords; titles that start with it come first. */
export function findCommands(commands: readonly Command[], query: string): Command[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean)
  const first = parts[0]
  const found = commands.filter(({ title, keywords }) => {
    const text = `${title} ${keywords}`.toLowerCase()
    return parts.every((part) => text.includes(part))
  })
  if (first === undefined) return found
  const rank = ({ title }: Command) => (title.toLowerCase().startsWith(first) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b))
}
