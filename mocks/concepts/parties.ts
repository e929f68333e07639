import type { StoredConcept } from './store'

/** Years that an agreement holds. */
const TERM = 3

/** Between whom a confidentiality agreement is suggested, from that day on. */
export const partiesOf = ({ firstStage, ownerName }: StoredConcept, day: string) => ({
  disclosing: String(firstStage?.organisation ?? ''),
  disclosingPerson: String(firstStage?.contact ?? ownerName),
  receiving: '医药成果转化平台（演示）',
  receivingPerson: '冯经理',
  validUntil: String(Number(day.slice(0, 4)) + TERM) + day.slice(4).replace('-02-29', '-02-28'),
})
