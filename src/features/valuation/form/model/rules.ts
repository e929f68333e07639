import dayjs from 'dayjs'
import { isFilled, type AddError } from '@/shared/form/validation'
import { lengthOf } from '@/shared/form/fieldParsers'
import { asks } from './applicable'
import { DEFAULTS } from './defaults'
import { filledRegions } from './regions'
import { MAX_OTHER_INDICATIONS, modalitiesOf, stagesAhead, TRIAL_PHASES } from './options'
import type { ValuationForm } from './schema'

/** The rules that only the form of a valuation has; each has a text under `issue`. */
export const FORM_RULES = [
  'modality',
  'notInFuture',
  'baseDate',
  'afterClinicalStart',
  'afterLaunch',
  'afterPreviousStage',
  'tooManyIndications',
  'indicationTwice',
  'indicationPreferred',
  'entrants',
  'shareOrPool',
  'eventTime',
  'percentList',
] as const
export type FormRule = (typeof FORM_RULES)[number]

/** Wrong and empty fields are absent here, whatever the type of a valid form says. */
type Draft = Partial<ValuationForm>
type Rule = (form: Draft, refuse: AddError<FormRule>, today: string) => void

/** Characters. */
const LONGEST_NAME = 200

/** Years that the valuation may lie ahead. */
export const MAX_YEARS_AHEAD = 3
/** Years that it may lie back, where that is asked for. */
const MAX_YEARS_BACK = 10

/** The first and the last day that a base date may be. */
export const baseDates = (today: string, isPast: boolean) => ({
  earliest: isPast ? dayjs(today).subtract(MAX_YEARS_BACK, 'year').format('YYYY-MM-DD') : today,
  latest: dayjs(today).add(MAX_YEARS_AHEAD, 'year').format('YYYY-MM-DD'),
})

const CONDITIONALLY_REQUIRED = [
  'clinicalStartDate',
  'stageStartDate',
  'applicationDate',
  'launchDate',
  'newIndicationClinicalDate',
  'patentStatus',
  'patentExpiry',
  'corePatentNumber',
  'dataExclusivity',
  'dataExclusivityYears',
] as const

const askedMustBeFilled: Rule = (form, refuse) => {
  const asked = asks(form)
  for (const name of CONDITIONALLY_REQUIRED) {
    if (asked[name] && form[name] === undefined) refuse([name], 'required')
  }
}

const modalityFitsDrugType: Rule = ({ drugType, modality }, refuse) => {
  if (drugType && modality && !modalitiesOf(drugType).includes(modality)) refuse(['modality'], 'modality')
}

/** Not a limit of what is read: older forms and those of others may have longer ones. */
const namesAreShort: Rule = (form, refuse) => {
  for (const name of ['pipelineName', 'companyName', 'mechanism', 'biomarker'] as const) {
    if (lengthOf(form[name] ?? '') > LONGEST_NAME) refuse([name], 'tooLong', { max: LONGEST_NAME })
  }
}

const pastIsPast: Rule = ({ clinicalStartDate, launchDate }, refuse, today) => {
  if (clinicalStartDate && clinicalStartDate > today) refuse(['clinicalStartDate'], 'notInFuture')
  if (launchDate && launchDate > today) refuse(['launchDate'], 'notInFuture')
}

export const baseDateIsNear = (
  { baseDate, pastBaseDate = false }: Pick<Draft, 'baseDate' | 'pastBaseDate'>,
  refuse: AddError<'baseDate'>,
  today: string,
) => {
  const days = baseDates(today, pastBaseDate)
  if (baseDate && (baseDate < days.earliest || baseDate > days.latest)) refuse(['baseDate'], 'baseDate', days)
}

/** Days are compared as text: YYYY-MM-DD sorts by time. */
const stageFollowsClinicalStart: Rule = (form, refuse) => {
  const { clinicalStartDate, launchDate, newIndicationClinicalDate } = form
  // The last is the start of the stage that an expansion is in.
  for (const name of ['stageStartDate', 'applicationDate', 'newIndicationClinicalDate'] as const) {
    const start = form[name]
    if (clinicalStartDate && start && start <= clinicalStartDate) refuse([name], 'afterClinicalStart')
  }
  if (launchDate && newIndicationClinicalDate && newIndicationClinicalDate <= launchDate) {
    refuse(['newIndicationClinicalDate'], 'afterLaunch')
  }
}

const stagesFollowEachOther: Rule = (form, refuse) => {
  if (!form.currentStage) return
  let previous = form.stageStartDate ?? form.applicationDate ?? form.newIndicationClinicalDate
  for (const name of stagesAhead(form)) {
    const start = form.stages?.[name]?.start
    if (start && previous && start <= previous) refuse(['stages', name, 'start'], 'afterPreviousStage')
    previous = start ?? previous
  }
}

const indicationsDiffer: Rule = ({ preferredIndication, otherIndications = [] }, refuse) => {
  if (otherIndications.length > MAX_OTHER_INDICATIONS) refuse(['otherIndications'], 'tooManyIndications')
  const seen = new Set<string>()
  for (const [index, other] of otherIndications.entries()) {
    const id = other?.indication?.id
    if (id === undefined) continue
    const path = ['otherIndications', index, 'indication']
    if (id === preferredIndication?.id) refuse(path, 'indicationPreferred')
    else if (seen.has(id)) refuse(path, 'indicationTwice')
    seen.add(id)
  }
}

const trialsHaveNumbers: Rule = ({ trials }, refuse) => {
  for (const phase of TRIAL_PHASES) {
    const trial = trials?.[phase]
    if (!trial?.design) continue
    if (trial.queueCount === undefined) refuse(['trials', phase, 'queueCount'], 'required')
    if (trial.peopleCount === undefined) refuse(['trials', phase, 'peopleCount'], 'required')
  }
}

const regionsHaveMarkets: Rule = ({ regions: leads, otherIndications = [] }, refuse) => {
  const others = otherIndications.map((other, index) => ({
    regions: other?.regions,
    path: ['otherIndications', index],
  }))
  for (const { regions, path } of [{ regions: leads, path: [] }, ...others]) {
    for (const region of filledRegions(regions)) {
      if (regions![region]!.marketSize === undefined)
        refuse([...path, 'regions', region, 'marketSize'], 'required')
    }
  }
}

const entrantsIncludeUs: Rule = ({ orderOfEntry, entrants }, refuse) => {
  if (entrants !== undefined && (orderOfEntry ?? 1) > entrants) refuse(['entrants'], 'entrants')
}

/** What decides whether a share is asked for; form values, typed or parsed. */
type Market = Partial<
  Record<'patientPool' | 'peakShare' | 'orderOfEntry' | 'entrants' | 'currentSales', unknown>
>

/**
 * Whether a share has still to be chosen: first of four entrants with all patients would be a third of the market, not a
 * value that nobody has chosen. Reported sales say how high it is.
 */
export const asksShare = ({ patientPool, peakShare, orderOfEntry, entrants, currentSales }: Market) =>
  Number(patientPool) === DEFAULTS.patientPool &&
  ![peakShare, orderOfEntry, entrants, currentSales].some(isFilled)

const shareIsChosen: Rule = (form, refuse) => {
  if (asksShare(form)) refuse(['peakShare'], 'shareOrPool')
}

const RULES: readonly Rule[] = [
  askedMustBeFilled,
  modalityFitsDrugType,
  namesAreShort,
  pastIsPast,
  baseDateIsNear,
  stageFollowsClinicalStart,
  stagesFollowEachOther,
  indicationsDiffer,
  trialsHaveNumbers,
  regionsHaveMarkets,
  entrantsIncludeUs,
  shareIsChosen,
]

/** Every rule between fields. */
export function checkRules(form: Draft, refuse: AddError<FormRule>, today: string) {
  for (const rule of RULES) rule(form, refuse, today)
}
