import type { Drug, Stage, Trial } from '../known/catalogTypes'
import { dayIn, LAST_MONTH, monthOf } from './months'
import { padNumber, createRandom, type Random } from './random'

const COUNT = 3_000
const SEED = 20_263

const PHASES: Readonly<Record<Stage, readonly string[]>> = {
  preclinical: [],
  phase1: ['1'],
  phase2: ['1', '1/2', '2'],
  phase3: ['2', '2/3', '3'],
  applying: ['2/3', '3'],
  listed: ['3', '4'],
}
const TRIAL_MONTHS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  '1': [10, 24],
  '1/2': [18, 36],
  '2': [18, 40],
  '2/3': [24, 48],
  '3': [30, 60],
  '4': [24, 60],
}
const ENROLMENTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  '1': [18, 80],
  '1/2': [40, 160],
  '2': [60, 320],
  '2/3': [200, 600],
  '3': [300, 1_600],
  '4': [200, 3_000],
}
const ROMAN: Readonly<Record<string, string>> = {
  '1': 'I',
  '1/2': 'I/II',
  '2': 'II',
  '2/3': 'II/III',
  '3': 'III',
  '4': 'IV',
}
const FIRST_START = monthOf(2014)
/** Trials that start this late may not be recruiting yet. */
const NOT_YET_RECRUITING_MONTHS = 3

function statusOf(start: number, completion: number, random: Random): string {
  if (completion <= LAST_MONTH)
    return random.pick(['COMPLETED', 'COMPLETED', 'RESULTS_REPORTED', 'TERMINATED'])
  if (start > LAST_MONTH - NOT_YET_RECRUITING_MONTHS) return 'NOT_YET_RECRUITING'
  return random.pick(['RECRUITING', 'RECRUITING', 'ACTIVE_NOT_RECRUITING'])
}

export function demoTrials(drugs: readonly Drug[]): Trial[] {
  const random = createRandom(SEED)
  const candidates = drugs.flatMap((drug) =>
    drug.programmes
      .filter(({ stage }) => stage !== 'preclinical')
      .map((programme) => ({ drug, ...programme })),
  )
  return Array.from({ length: COUNT }, (_, index) => {
    const number = padNumber(index + 1, 4)
    const { drug, indication, stage, company } = random.pick(candidates)
    const phase = random.pick(PHASES[stage])
    const start = random.integer(FIRST_START, LAST_MONTH)
    const completion = start + random.integer(...TRIAL_MONTHS[phase]!)
    return {
      id: `DEMO-T${number}`,
      nameEn: `Demo trial ${number}: phase ${ROMAN[phase]} study of ${drug.nameEn} in ${indication.nameEn}`,
      nameZh: `演示试验 ${number}：${drug.nameZh}治疗${indication.nameZh}的 ${ROMAN[phase]} 期研究`,
      isDemo: true,
      acronym: null,
      phase,
      status: statusOf(start, completion, random),
      drug,
      indication,
      sponsor: company,
      enrolment: random.integer(...ENROLMENTS[phase]!),
      start: dayIn(start, random.integer(1, 28)),
      primaryCompletion: dayIn(completion, random.integer(1, 28)),
    }
  })
}
