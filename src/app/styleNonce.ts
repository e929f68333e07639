/** Nonce of this response, which the content security policy requires on style elements. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/**
 * Sets the nonce on every style element created by code. antd takes it from its configuration, except for two elements:
 * the scroll lock under a dialog and the scrollbar measurement.
 */
export function applyStyleNonce() {
  if (!styleNonce) return
  const create = document.createElement.bind(document) as (...args: unknown[]) => HTMLElement
  document.createElement = (...args: unknown[]) => {
    const element = create(...args)
    if (element instanceof HTMLStyleElement) element.nonce = styleNonce
    return element
  }
}
