import type { StoredConcept } from './store'

const TERM_YEARS = 3

/** Suggested parties of a confidentiality agreement that starts on `day` (ISO date). */
export const defaultParties = ({ firstStage, ownerName }: StoredConcept, day: string) => ({
  disclosing: String(firstStage?.organisation ?? ''),
  disclosingPerson: String(firstStage?.contact ?? ownerName),
  receiving: '医药成果转化平台（演示）',
  receivingPerson: '冯经理',
  validUntil: String(Number(day.slice(0, 4)) + TERM_YEARS) + day.slice(4).replace('-02-29', '-02-28'),
})
