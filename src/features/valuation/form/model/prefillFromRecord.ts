import { namesOf } from '@/entities/catalog/catalogNames'
import type { DrugDetail } from '@/entities/drugs.api'
import { DRUG_TYPES } from '@/entities/drugTypes'
import type { Patent } from '@/entities/patents.api'
import { isDay } from '@/shared/lib/dates'
import type { Language } from '@/shared/lib/language'
import { pickApplicable } from './visibleFields'
import { blankForm, suggestedExclusivity, suggestedWacc } from './formDefaults'
import { checkForm } from './valuationBody'
import { CURRENT_STAGES, MAX_OTHER_INDICATIONS, MODALITIES, modalitiesOf } from './formOptions'
import type { Prefill, PrefilledField, PrefillSource } from './prefilled'
import type { FormValues } from './valuationSchema'

const optionOf = <T extends string>(options: readonly T[], value: string | null | undefined) =>
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

/** Turns a date known to the day, month or year into a day that is not in the future; undefined for anything else. */
function dayOf(date: string | undefined, today: string): { day: string; isExact: boolean } | undefined {
  if (date === undefined) return undefined
  if (isDay(date)) return { day: date, isExact: true }
  const middle = /^\d{4}$/.test(date) ? `${date}-07-01` : `${date}-15`
  if (!isDay(middle)) return undefined
  return { day: middle > today ? today : middle, isExact: false }
}

/** First date on which the drug reached a stage, in any indication or in a given one. */
const firstDate = ({ timeline }: DrugDetail, stage: string, indicationId?: string) =>
  (timeline ?? [])
    .filter((event) => event.stage === stage)
    .filter(({ indication }) => indicationId === undefined || indication.id === indicationId)
    .map(({ date }) => date)
    .sort()[0]

/** Patent on the substance itself, otherwise the one that lasts longest. */
function corePatent({ patents }: DrugDetail) {
  const lasting = (patents ?? []).filter(({ expires }) => expires && isDay(expires))
  const substance = lasting.find(({ kind }) => kind === 'compound' || kind === 'substance')
  return substance ?? lasting.toSorted((a, b) => b.expires!.localeCompare(a.expires!))[0]
}

const recordValues = (drug: DrugDetail, language: Language): Partial<FormValues> => {
  const drugType = optionOf(DRUG_TYPES, drug.drugType)
  const modality = optionOf(drugType ? modalitiesOf(drugType) : MODALITIES, drug.modality)
  const [company] = drug.companies
  const [preferred, ...others] = drug.indications
  return {
    pipelineName: namesOf(drug, language)[0],
    companyName: company && namesOf(company, language)[0],
    drugType,
    modality,
    dosageForm: DOSAGE_FORM_OF.get(drug.route ?? ''),
    mechanism: namesOf({ nameEn: drug.mechanismEn ?? '', nameZh: drug.mechanismZh ?? '' }, language)[0],
    currentStage: optionOf(CURRENT_STAGES, drug.stage),
    preferredIndication: preferred,
    otherIndications: others.slice(0, MAX_OTHER_INDICATIONS).map((indication) => ({ indication })),
    targets: drug.targets,
  }
}

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
  const stage = optionOf(CURRENT_STAGES, String(currentStage))
  const type = optionOf(DRUG_TYPES, String(drugType))
  return {
    ...(stage && { wacc: String(suggestedWacc(stage)) }),
    ...(type && { dataExclusivity: suggestedExclusivity('global', type) }),
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Values that the form shows and its rules accept; missing parts of a value are left to the user. */
function acceptableValues(values: Partial<FormValues>, today: string): Partial<FormValues> {
  const filled = { ...blankForm(today), ...values }
  const { issues } = checkForm(filled)
  const rejected = new Set(issues.filter(({ key }) => key !== 'required').map(({ path }) => path[0]))
  const visible = new Set(Object.keys(pickApplicable(filled) as object))
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => visible.has(name) && !rejected.has(name)),
  )
}

export function prefillFromDrug(drug: DrugDetail, language: Language, today: string): Prefill {
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

  const accepted = acceptableValues(values, today)
  const isAccepted = (name: string) => name in accepted
  return {
    name: namesOf(drug, language)[0],
    values: accepted,
    from: Object.fromEntries(Object.entries(from).filter(([name]) => isAccepted(name))),
    estimated: estimated.filter(isAccepted),
  }
}

/** Form values from a patent; its application number is used while it is not granted. */
export function prefillFromPatent(
  {
    title,
    applicationNo,
    patentNo,
    lastDay,
  }: Pick<Patent, 'title' | 'applicationNo' | 'patentNo' | 'lastDay'>,
  today: string,
): Prefill {
  const values = acceptableValues(
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
