import i18n, { type FlatNamespace } from 'i18next'

/** Fetches texts. Fails where there are none in any language that is shown; then they are asked for the next time. */
export async function loadTexts(namespaces: readonly FlatNamespace[]) {
  await i18n.loadNamespaces(namespaces)
  const isHere = (namespace: string) => i18n.languages.some((each) => i18n.hasResourceBundle(each, namespace))
  const missing = namespaces.filter((each) => !isHere(each))
  if (missing.length > 0) throw new Error(`no texts: ${missing.join(', ')}`)
}
