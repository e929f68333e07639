import { outsideOf, placeOf, type Source } from './sources'

interface Answer {
  text: string
  sources: readonly Source[]
}

/** Where a source stands, in full; nothing for one that may not be followed. */
const addressOf = (source: Source, origin: string) => {
  const place = placeOf(source)
  return place === null ? (outsideOf(source)?.href ?? '') : origin + place
}

/** The sources of an answer under their numbers, with where they stand; a line each. */
export const plainSources = (sources: readonly Source[], origin: string): string =>
  sources.map((source) => `[${source.no}] ${source.title} ${addressOf(source, origin)}`.trim()).join('\n')

/** An answer as text, with its sources. */
export const plainAnswer = ({ text, sources }: Answer, heading: string, origin: string): string =>
  sources.length === 0 ? text : `${text}\n\n${heading}:\n${plainSources(sources, origin)}`
