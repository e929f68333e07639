import { patentRecordApi, type PatentSection } from './api'

/** Where a new valuation begins with what is known of a patent. */
export const valuationOfPatent = (section: PatentSection, id: string) =>
  `/valuation/form?${new URLSearchParams({ patent: `${section}:${id}` }).toString()}`

/** The patent that the address of a new valuation names; null where it names none, or wrongly. */
export function patentIn(value: string | null): { section: PatentSection; id: string } | null {
  const [, section, id] = /^([a-z]+):([\w-]{1,64})$/.exec(value ?? '') ?? []
  return section !== undefined && id !== undefined && Object.hasOwn(patentRecordApi, section)
    ? { section: section as PatentSection, id }
    : null
}
