/** The values of the pattern's first group in a style sheet. */
export const valuesOf = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, value]) => value!.trim())

/**
 * Sibling selectors without a class, name or attribute: they make the browser restyle the neighbours of every added
 * element, anywhere.
 */
export const genericSiblingSelectors = (css: string) =>
  valuesOf(
    css.replace(/:global\(([^()]*)\)/g, '$1'),
    /[\s>+~,(]((?:\*|[a-z]\w*|::?(?!is\(|where\()[\w-]+(?:\([^()]*\))?|:(?:is|where)\([^().#[]*\))+\s*[+~]\s*[a-z.:*[#][^{;]*)\{/g,
  )
