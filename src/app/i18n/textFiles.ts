/**
 * The namespace and language of a file of texts, in one text. A file of an area is named after both (`halls.zh.json` of
 * the area `concepts` holds `conceptsHalls`, its `zh.json` `concepts`), any other after itself.
 */
export function placeOf(path: string): string {
  const [, area = '', part = '', language] =
    /(?:\/src\/features\/(\w+)\/.*)?\/(?:(\w+)\.)?(zh|en)\.json$/.exec(path)!
  const namespace = area && part ? area + part[0]!.toUpperCase() + part.slice(1) : area || part
  return `${namespace} ${language}`
}
