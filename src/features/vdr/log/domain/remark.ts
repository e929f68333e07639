export const REMARK_SEPARATOR = ' · '

/** Actions whose remark was typed by a user. */
const FREE_TEXT_ACTIONS: ReadonlySet<string> = new Set(['search', 'message'])

/**
 * Formats a remark. It starts with a code for what was done if the action alone does not say it; codes without a text,
 * and other remarks, are returned unchanged.
 */
export function formatRemark(
  { action, text }: { action: string; text?: string | null | undefined },
  acts: Readonly<Record<string, string>>,
): string | null | undefined {
  if (!text || FREE_TEXT_ACTIONS.has(action)) return text
  const [act = '', ...about] = text.split(REMARK_SEPARATOR)
  return Object.hasOwn(acts, act) ? [acts[act], ...about].join(REMARK_SEPARATOR) : text
}
