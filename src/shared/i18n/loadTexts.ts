import i18n, { type FlatNamespace } from 'i18next'

/** Loads translations. Rejects if a namespace is missing in every language shown; the next call retries. */
export async function loadTexts(namespaces: readonly FlatNamespace[]) {
  await i18n.loadNamespaces(namespaces)
  const isHere = (namespace: string) => i18n.languages.some((each) => i18n.hasResourceBundle(each, namespace))
  const missing = namespaces.filter((each) => !isHere(each))
  if (missing.length > 0) throw new Error(`no texts: ${missing.join(', ')}`)
}
