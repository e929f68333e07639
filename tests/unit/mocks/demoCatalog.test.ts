import { expect, test } from 'vitest'
import { DRUG_FORMATS, DRUG_STAGES } from '@/entities/drugs.api'
import { catalog, dossierOf, protocolOf, type Drug } from '@mocks/entities/seed/catalog'
import { demoCompanies } from '@mocks/entities/seed/catalog/demo/companies'
import { demoDrugs } from '@mocks/entities/seed/catalog/demo/drugs'
import { FACTS } from '@mocks/entities/seed/catalog/known/facts'

const invented = catalog.drugs().filter(({ isDemo }) => isDemo)
const real = catalog.drugs().filter(({ isDemo }) => !isDemo)

test('there are 10,000 invented drugs in addition to the public facts, the same each time', () => {
  expect(invented).toHaveLength(10_000)
  expect(real).toEqual(FACTS.drugs)
  expect(demoDrugs(demoCompanies())).toEqual(invented)
  expect(catalog.trials()).toHaveLength(FACTS.trials.length + 3_000)
})

test('ids are unique', () => {
  for (const list of Object.values(catalog)) {
    const ids = list().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('invented drugs are named as such and involve no real company', () => {
  const real = new Set<unknown>(FACTS.companies)
  for (const { nameEn, nameZh, codes, companies, programmes } of invented) {
    expect(nameEn).toMatch(/^Demo molecule \d{5}$/)
    expect(nameZh).toMatch(/^演示分子 \d{5}$/)
    expect(codes).toEqual([expect.stringMatching(/^DEMO-\d{5}$/)])
    expect([...companies, ...programmes.map(({ company }) => company)].some((each) => real.has(each))).toBe(
      false,
    )
  }
  for (const { isDemo, id, nameEn, drug } of catalog.trials()) {
    expect(id.startsWith('NCT')).toBe(!isDemo)
    expect(nameEn.startsWith('Demo trial')).toBe(isDemo)
    expect(drug.isDemo).toBe(isDemo)
  }
})

test('invented drugs are plausible', () => {
  const modalities = new Map<string, Drug[]>()
  for (const drug of invented) {
    modalities.set(drug.modality, [...(modalities.get(drug.modality) ?? []), drug])
    const stages = drug.programmes.map(({ stage }) => DRUG_STAGES.indexOf(stage))
    expect(DRUG_STAGES[Math.max(...stages)]).toBe(drug.stage)
    expect(drug.firstApprovalYear !== null).toBe(drug.stage === 'listed')
    if (drug.engineering) expect(DRUG_FORMATS).toContain(drug.engineering.format)
  }
  // Every known modality occurs more than fifty times, with its real routes.
  for (const { modality, route } of real) {
    const its = modalities.get(modality)!
    expect(its.length).toBeGreaterThan(50)
    expect(its.some((drug) => drug.route === route)).toBe(true)
  }
})

test('the dossier of an invented drug is in chronological order and ends at its stage', () => {
  for (const drug of invented.filter((_, index) => index % 100 === 0)) {
    const dossier = dossierOf(drug)
    expect(dossierOf(drug)).toEqual(dossier)
    for (const { indication, company, region, stage } of drug.programmes) {
      const events = dossier.timeline.filter(
        (event) =>
          event.indication.id === indication.id &&
          event.company?.id === company.id &&
          event.region === region,
      )
      expect(events.map((event) => event.stage)).toEqual(DRUG_STAGES.slice(0, DRUG_STAGES.indexOf(stage) + 1))
      const dates = events.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
    }
    expect(dossier.sales.length > 0).toBe((drug.firstApprovalYear ?? 9999) < 2025)
    expect(dossier.deals.length).toBe(drug.companies.length - 1)
    for (const { filed, expires } of dossier.patents) expect(expires! > filed!).toBe(true)
  }
})

test('a real drug has nothing but published facts', () => {
  for (const drug of real) {
    const { timeline, patents, exclusivity, deals, sales } = dossierOf(drug)
    for (const row of [...patents, ...exclusivity, ...deals, ...sales]) expect(row.source).toBeDefined()
    expect(timeline).toEqual([
      {
        indication: drug.indications[0],
        stage: 'listed',
        date: expect.stringMatching(new RegExp(`^${drug.firstApprovalYear}`)),
        region: drug.firstApprovalRegion,
        company: drug.companies[0],
        ...(timeline[0]?.source && { source: timeline[0].source }),
      },
    ])
    // An exact day needs a source.
    expect(timeline[0]!.date.length > 4).toBe('source' in timeline[0]!)
  }
})

test('an invented trial has arms and endpoints and no registry', () => {
  for (const trial of catalog.trials().filter((each, index) => each.isDemo && index % 50 === 0)) {
    const { arms, endpoints, resultUrl } = protocolOf(trial)
    expect(arms.length).toBeGreaterThan(1)
    expect(endpoints.some(({ kind }) => kind === 'primary')).toBe(true)
    expect(resultUrl).toBeNull()
    expect(trial.primaryCompletion! > trial.start!).toBe(true)
  }
})
