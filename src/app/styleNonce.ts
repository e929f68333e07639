/** The nonce of this response, by which the content security policy knows the page's own style elements. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/**
 * Gives the nonce to every style element that code makes. The component library takes it from its configuration,
 * but not for two of its elements: the scroll lock below a dialog and the measure of the scroll bar.
 */
export function lendStyleNonce() {
  if (!styleNonce) return
  const create = document.createElement.bind(document) as (...args: unknown[]) => HTMLElement
  document.createElement = (...args: unknown[]) => {
    const element = create(...args)
    if (element instanceof HTMLStyleElement) element.nonce = styleNonce
    return element
  }
}
