import { namesOf } from '@/entities/catalog/names'
import type { DrugDetail } from '@/entities/drugs.api'
import { DRUG_TYPES } from '@/entities/drugTypes'
import type { Patent } from '@/entities/patents.api'
import { isDay } from '@/shared/lib/dates'
import type { Language } from '@/shared/lib/language'
import { applicable } from './applicable'
import { blankForm, suggestedExclusivity, suggestedWacc } from './defaults'
import { checkForm } from './body'
import { CURRENT_STAGES, MAX_OTHER_INDICATIONS, MODALITIES, modalitiesOf } from './options'
import type { Prefill, PrefilledField, PrefillSource } from './prefilled'
import type { FormValues } from './schema'

const known = <T extends string>(options: readonly T[], value: string | null | undefined) =>
  options.find((option) => option === value)

const DOSAGE_FORM_OF: ReadonlyMap<string, NonNullable<FormValues['dosageForm']>> = new Map([
  ['oral', 'oral'],
  ['intravenous', 'intravenous'],
  ['subcutaneous', 'subcutaneous'],
  ['intramuscular', 'injection'],
  ['intrathecal', 'injection'],
  ['intratumoural', 'injection'],
  ['intravitreal', 'injection'],
  ['inhalation', 'inhalation'],
  ['topical', 'external'],
  ['ophthalmic', 'eyeDrops'],
])

/** A date as exactly as it is known, as a day that is not ahead. Undefined for anything else. */
function dayOf(date: string | undefined, today: string): { day: string; isExact: boolean } | undefined {
  if (date === undefined) return undefined
  if (isDay(date)) return { day: date, isExact: true }
  const middle = /^\d{4}$/.test(date) ? `${date}-07-01` : `${date}-15`
  if (!isDay(middle)) return undefined
  return { day: middle > today ? today : middle, isExact: false }
}

/** The first time that the drug reached a stage, in any indication or in one. */
const firstDate = ({ timeline }: DrugDetail, stage: string, indicationId?: string) =>
  (timeline ?? [])
    .filter((event) => event.stage === stage)
    .filter(({ indication }) => indicationId === undefined || indication.id === indicationId)
    .map(({ date }) => date)
    .sort()[0]

/** The patent on the substance itself, else the one that lasts longest. */
function corePatent({ patents }: DrugDetail) {
  const lasting = (patents ?? []).filter(({ expires }) => expires && isDay(expires))
  const substance = lasting.find(({ kind }) => kind === 'compound' || kind === 'substance')
  return substance ?? lasting.toSorted((a, b) => b.expires!.localeCompare(a.expires!))[0]
}

const recordValues = (drug: DrugDetail, language: Language): Partial<FormValues> => {
  const drugType = known(DRUG_TYPES, drug.drugType)
  const modality = known(drugType ? modalitiesOf(drugType) : MODALITIES, drug.modality)
  const [company] = drug.companies
  const [preferred, ...others] = drug.indications
  return {
    pipelineName: namesOf(drug, language)[0],
    companyName: company && namesOf(company, language)[0],
    drugType,
    modality,
    dosageForm: DOSAGE_FORM_OF.get(drug.route ?? ''),
    mechanism: namesOf({ nameEn: drug.mechanismEn ?? '', nameZh: drug.mechanismZh ?? '' }, language)[0],
    currentStage: known(CURRENT_STAGES, drug.stage),
    preferredIndication: preferred,
    otherIndications: others.slice(0, MAX_OTHER_INDICATIONS).map((indication) => ({ indication })),
    targets: drug.targets,
  }
}

/** Dates of the fields that the drug's stage asks for. */
function datesOf(drug: DrugDetail): Partial<Record<PrefilledField, string | undefined>> {
  const { stage, indications, firstApprovalYear } = drug
  const preferred = indications[0]?.id
  return {
    // In phase 1 the two dates would be the same.
    clinicalStartDate: stage === 'phase1' ? undefined : firstDate(drug, 'phase1'),
    stageStartDate: firstDate(drug, stage, preferred) ?? firstDate(drug, stage),
    applicationDate: firstDate(drug, 'applying', preferred) ?? firstDate(drug, 'applying'),
    launchDate: firstDate(drug, 'listed') ?? (firstApprovalYear ? String(firstApprovalYear) : undefined),
  }
}

function defaultValues({ currentStage, drugType }: Partial<FormValues>): Partial<FormValues> {
  const stage = known(CURRENT_STAGES, String(currentStage))
  const type = known(DRUG_TYPES, String(drugType))
  return {
    ...(stage && { wacc: String(suggestedWacc(stage)) }),
    ...(type && { dataExclusivity: suggestedExclusivity('global', type) }),
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * What the form asks for and its own rules accept; what is merely still missing in a value is for the user to fill in.
 */
function acceptable(values: Partial<FormValues>, today: string): Partial<FormValues> {
  const filled = { ...blankForm(today), ...values }
  const { issues } = checkForm(filled)
  const refused = new Set(issues.filter(({ key }) => key !== 'required').map(({ path }) => path[0]))
  const asked = new Set(Object.keys(applicable(filled) as object))
  return Object.fromEntries(Object.entries(values).filter(([name]) => asked.has(name) && !refused.has(name)))
}

/** What a drug's record says of the fields of a valuation, and where each value was taken from. */
export function prefill(drug: DrugDetail, language: Language, today: string): Prefill {
  const values: Record<string, unknown> = {}
  const from: Partial<Record<PrefilledField, PrefillSource>> = {}
  const estimated: PrefilledField[] = []

  function take(source: PrefillSource, taken: Partial<FormValues>) {
    for (const [name, value] of Object.entries(taken)) {
      if (isEmpty(value)) continue
      values[name] = value
      from[name as PrefilledField] = source
    }
  }

  take('record', recordValues(drug, language))
  for (const [name, date] of Object.entries(datesOf(drug)) as [PrefilledField, string | undefined][]) {
    const day = dayOf(date, today)
    if (!day) continue
    const isOfRecord = name === 'launchDate' && firstDate(drug, 'listed') === undefined
    take(isOfRecord ? 'record' : 'timeline', { [name]: day.day })
    if (!day.isExact) estimated.push(name)
  }
  const patent = corePatent(drug)
  if (patent) take('patents', { patentExpiry: patent.expires!, corePatentNumber: patent.number })
  const latest = (drug.sales ?? []).toSorted((a, b) => b.year - a.year)[0]
  if (latest && drug.stage === 'listed')
    take('sales', { currentSales: String(latest.amount), currency: latest.currency })
  take('defaults', defaultValues(values))

  const kept = acceptable(values, today)
  const isKept = (name: string) => name in kept
  return {
    name: namesOf(drug, language)[0],
    values: kept,
    from: Object.fromEntries(Object.entries(from).filter(([name]) => isKept(name))),
    estimated: estimated.filter(isKept),
  }
}

/** What a patent says of the fields of a valuation; of one that is not granted the application stands in. */
export function patentPrefill(
  {
    title,
    applicationNo,
    patentNo,
    lastDay,
  }: Pick<Patent, 'title' | 'applicationNo' | 'patentNo' | 'lastDay'>,
  today: string,
): Prefill {
  const values = acceptable(
    {
      patentStatus: 'patent',
      corePatentNumber: patentNo || applicationNo,
      ...(lastDay ? { patentExpiry: lastDay } : {}),
    },
    today,
  )
  return {
    name: title || applicationNo,
    values,
    from: Object.fromEntries(Object.keys(values).map((name) => [name, 'patents' as const])),
  }
}
