/** What the pattern's first group finds in a style sheet. */
export const valuesOf = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, value]) => value!.trim())

/**
 * Neighbours that no class, name or attribute tells: the browser then restyles whatever stands beside an element that
 * is added, wherever that is.
 */
export const ofAnyNeighbour = (css: string) =>
  valuesOf(
    css.replace(/:global\(([^()]*)\)/g, '$1'),
    /[\s>+~,(]((?:\*|[a-z]\w*|::?(?!is\(|where\()[\w-]+(?:\([^()]*\))?|:(?:is|where)\([^().#[]*\))+\s*[+~]\s*[a-z.:*[#][^{;]*)\{/g,
  )
