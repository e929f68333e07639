/** Between the parts of a remark. */
export const REMARK_PAUSE = ' · '

/** What is written down there are the words of someone. */
const OWN_WORDS: ReadonlySet<string> = new Set(['search', 'message'])

/**
 * A remark as it is said: it begins with what was done, as a code, where the action alone does not tell; a code without
 * words, and what is no code, stay as they came.
 */
export function saidRemark(
  { action, text }: { action: string; text?: string | null | undefined },
  acts: Readonly<Record<string, string>>,
): string | null | undefined {
  if (!text || OWN_WORDS.has(action)) return text
  const [act = '', ...about] = text.split(REMARK_PAUSE)
  return Object.hasOwn(acts, act) ? [acts[act], ...about].join(REMARK_PAUSE) : text
}
