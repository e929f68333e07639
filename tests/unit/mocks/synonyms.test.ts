import { expect, test } from 'vitest'
import { externalLink } from '@/shared/lib/addresses'
import { SYNONYMS, type SynonymKind } from '@mocks/entities/seed/catalog/known/synonyms'
import { FACTS } from '@mocks/entities/seed/catalog/known/facts'
import { MODALITIES, TREATMENT_LINES } from '@mocks/search/drugTraits'
import { compact } from '@mocks/search/matching'
import { shownNames } from '@mocks/search/searchIndex'

const { synonyms, sources, ambiguous, fillers } = SYNONYMS

const idSet = (things: Iterable<{ id: string }>) => new Set([...things].map(({ id }) => id))
const drugs = idSet(FACTS.drugs)

const IDS: Readonly<Record<SynonymKind, ReadonlySet<string>>> = {
  drug: drugs,
  biosimilar: drugs,
  target: idSet(FACTS.targets),
  indication: idSet(FACTS.indications),
  modality: idSet(MODALITIES.values()),
  line: idSet(TREATMENT_LINES.values()),
}

test('each synonym names real entries of the catalogue, and no source is missing or unused', () => {
  for (const { of, ids, source } of synonyms) {
    for (const id of ids) expect(IDS[of], `${of} ${id}`).toContain(id)
    if (of === 'drug' || of === 'biosimilar') expect(source, ids.join(' ')).toBeDefined()
  }
  const used = new Set(synonyms.flatMap(({ source }) => source ?? []))
  expect(used).toEqual(new Set(Object.keys(sources)))
  for (const { year, url } of Object.values(sources)) {
    expect(year).toBeGreaterThan(2010)
    expect(externalLink(url)).not.toBeNull()
  }
})

/** Meanings by normalised name; a group is one meaning. */
function meaningsByName() {
  const meanings = new Map<string, Set<string>>()
  const add = (name: string, meaning: string) =>
    meanings.set(compact(name), (meanings.get(compact(name)) ?? new Set()).add(meaning))
  for (const { of, ids, names } of synonyms) for (const name of names) add(name, `${of} ${ids.join('+')}`)
  return meanings
}

test('a synonym means one thing, unless it is listed as ambiguous', () => {
  const several = [...meaningsByName()].filter(([, meanings]) => meanings.size > 1).map(([name]) => name)
  expect(several).toEqual(ambiguous.map(compact))
})

test('a synonym is not the name of another entry, nor a filler', () => {
  const meanings = meaningsByName()
  const named = [
    ...FACTS.drugs.map((each) => ['drug', each.id, shownNames.drug(each)] as const),
    ...FACTS.targets.map((each) => ['target', each.id, shownNames.target(each)] as const),
    ...FACTS.indications.map((each) => ['indication', each.id, shownNames.indication(each)] as const),
  ]
  const clashes = named.flatMap(([kind, id, names]) =>
    names
      .filter(({ as }) => as === undefined)
      .flatMap(({ text }) =>
        [...(meanings.get(text) ?? [])].map((meaning) => `${text}: ${kind} ${id}, ${meaning}`),
      )
      .filter((clash) => !clash.endsWith(`, ${kind} ${id}`)),
  )
  expect(clashes).toEqual([])
  expect(fillers.filter((filler) => meanings.has(compact(filler)))).toEqual([])
})
