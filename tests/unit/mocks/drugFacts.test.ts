import { expect, test } from 'vitest'
import { isDay } from '@/shared/lib/dates'
import { externalLink } from '@/shared/lib/addresses'
import { catalog, dossierOf } from '@mocks/entities/seed/catalog'
import { PUBLISHED } from '@mocks/entities/seed/catalog/known/drugFacts'
import { FACTS } from '@mocks/entities/seed/catalog/known/facts'

const { facts, sources } = PUBLISHED
const real = new Set(FACTS.drugs.map(({ id }) => id))
const indications = new Set(FACTS.indications.map(({ id }) => id))

test('each fact is about a real drug and names its source and year', () => {
  expect(facts.length).toBeGreaterThan(200)
  for (const { drugId, source } of facts) {
    expect(real).toContain(drugId)
    expect(sources[source]?.year).toBeGreaterThan(2010)
    expect(externalLink(sources[source]?.url)).not.toBeNull()
  }
  // And no source is unused.
  expect(new Set(facts.map(({ source }) => source))).toEqual(new Set(Object.keys(sources)))
})

test('no fact occurs twice, and dates are valid', () => {
  const serialised = facts.map(({ drugId, field, value }) => JSON.stringify([drugId, field, value]))
  expect(serialised.filter((each, index) => serialised.indexOf(each) !== index)).toEqual([])
  for (const fact of facts) {
    if (fact.field === 'exclusivity') expect(isDay(fact.value.expires)).toBe(true)
    if (fact.field === 'indication') expect(indications).toContain(fact.value.id)
    if (fact.field === 'approval') expect(isDay(fact.value.date)).toBe(true)
    if (fact.field === 'patent') expect(isDay(fact.value.expires ?? '')).toBe(true)
  }
})

test('published facts reach the drug, and there are none about an invented one', () => {
  for (const drug of FACTS.drugs) {
    const { mechanismEn, atc, exclusivity, deals, sales } = dossierOf(drug)
    const its = facts.filter(({ drugId }) => drugId === drug.id)
    const count = (field: string) => its.filter((fact) => fact.field === field).length
    expect([Number(Boolean(mechanismEn)), Number(Boolean(atc))]).toEqual([count('mechanism'), count('atc')])
    expect([exclusivity.length, deals.length, sales.length]).toEqual(
      ['exclusivity', 'deal', 'sales'].map(count),
    )
    expect(drug.codes).toHaveLength(count('code'))
    expect(drug.orphan ?? false).toBe(exclusivity.some(({ kind }) => kind === 'orphan'))
  }
  const invented = catalog.drugs().find(({ isDemo }) => isDemo)!
  expect(dossierOf(invented)).not.toHaveProperty('atc')
  expect(dossierOf(invented).sources).toBeUndefined()
})
