import { from, STATE, type State } from '@/features/concepts/domain/states'
import { beijing } from '../../platform/clock'
import { partiesOf } from '../parties'
import { concepts, type StoredConcept } from '../store'
import { ACCOUNTS } from '../../account/seed/accounts'
import { randomOf } from '../../domain/seed/catalog/demo/random'
import { lived, type Cast } from './life'
import { manyConcepts } from './manyConcepts'
import { scanOf } from './scans'

const account = (name: string) => ACCOUNTS.find(({ userName }) => userName === name)!

const CAST: Cast = {
  owner: account('founder'),
  auditor: account('auditor'),
  manager: account('manager'),
  chair: account('chair'),
  panel: [account('expert'), account('expert2')],
}

const signed = (concept: StoredConcept) =>
  ({
    secrecy: 'signed',
    service: 'signed',
    secrecyParties: partiesOf(concept, concept.stateTime.slice(0, 10)),
    secrecyFile: scanOf('secrecy', concept.ownerName, concept.stateTime),
    serviceFile: scanOf('service', CAST.manager.nickName, concept.stateTime),
  }) as const

/** An agreement that is applied for and waits to be signed. */
const applied = (concept: StoredConcept) =>
  ({ secrecy: 'applied', secrecyParties: partiesOf(concept, concept.stateTime.slice(0, 10)) }) as const

/** What one of the seeded concepts has beside what its state says. */
type More = (concept: StoredConcept) => Partial<StoredConcept>

const NOTES: More = ({ firstStage, stateTime }) => ({
  notes: [
    { id: '5901', stage: 'first', field: 'summary', text: '请补充与同类机制的差异化数据。', author: CAST.auditor.nickName, time: stateTime, reply: null, before: firstStage?.summary, after: null }, // prettier-ignore
    { id: '5902', stage: 'first', field: 'funds', text: '资金需求请说明依据。', author: CAST.auditor.nickName, time: stateTime, reply: null, before: firstStage?.funds, after: null }, // prettier-ignore
  ],
})

/** The second expert has a conflict of interest and sees nothing of it. */
const CONFLICT: More = () => ({
  reviews: { [account('expert2').userId]: { name: account('expert2').nickName, hasConflict: true } },
})

const sealed: More = ({ stateTime }) => ({
  seal: 'sealed',
  sealedBy: CAST.manager.nickName,
  sealedTime: stateTime,
})

/** The founder's concepts: at least one in each state. The first three are what the notices are about. */
const OWN: readonly (readonly [id: string, name: string, state: State, more?: More])[] = [
  [
    '5001',
    '双特异性抗体平台（演示）',
    STATE.incubating,
    (concept) => ({ ...signed(concept), highlight: true }),
  ],
  ['5002', 'mRNA 肿瘤疫苗（演示）', STATE.incubating],
  ['5003', '口服 GLP-1 小分子（演示）', STATE.incubating, applied],
  ['5004', '可降解心血管支架涂层（演示）', STATE.draft],
  ['5005', '靶向 KRAS G12C 抑制剂（演示）', STATE.firstPending],
  ['5006', '长效凝血因子融合蛋白（演示）', STATE.firstFailed, NOTES],
  ['5007', 'CAR-NK 通用型细胞疗法（演示）', STATE.secondPending, CONFLICT],
  ['5008', '吸入式纳米抗体（演示）', STATE.secondPending],
  ['5009', '眼科基因疗法（演示）', STATE.secondFailed],
  ['5010', '新型抗耐药抗生素（演示）', STATE.decided],
  ['5011', '放射性核素偶联药物（演示）', STATE.afterPending],
  ['5012', '阿尔茨海默病早筛与干预（演示）', STATE.afterFailed],
  ['5013', 'BLX-220 双特异性抗体（演示）', STATE.implementing],
  ['5014', '微生态活菌制剂（演示）', STATE.incubating, sealed],
]

concepts.seed(() => {
  const now = Date.now()
  return OWN.map(([id, name, state, more], index) => {
    const given = { name, organisation: '华东创新药研究院有限公司' }
    const concept = lived({ ...CAST, id, given, state, random: randomOf(index + 1), now })
    return { ...concept, ...more?.(concept) }
  })
})
concepts.seed(manyConcepts)

const HATCHED = from(STATE.incubating)

/** Stands for the signing of a service agreement: the owner's next project gets its flag. */
export function signNextAgreement(ownerId: string) {
  const next = concepts
    .all()
    .find(
      (concept) =>
        concept.ownerId === ownerId &&
        concept.seal === 'open' &&
        HATCHED.includes(concept.state) &&
        !concept.highlight,
    )
  if (!next) return
  const time = beijing(new Date())
  concepts.put({ ...next, ...signed(next), highlight: true, version: next.version + 1, updateTime: time })
}
