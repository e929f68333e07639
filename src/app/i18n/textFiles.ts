/**
 * Returns namespace and language of a text file, separated by a space. Files of a feature combine both names
 * (`halls.zh.json` of `concepts` holds `conceptsHalls`, its `zh.json` holds `concepts`); other files use their own
 * name.
 */
export function textKeyOf(path: string): string {
  const [, area = '', part = '', language] =
    /(?:\/src\/features\/(\w+)\/.*)?\/(?:(\w+)\.)?(zh|en)\.json$/.exec(path)!
  const namespace = area && part ? area + part[0]!.toUpperCase() + part.slice(1) : area || part
  return `${namespace} ${language}`
}
