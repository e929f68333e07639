import { CUSTOMER_STAGES, type CustomerStage } from '@/features/implementation/domain/states'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { ACCOUNTS } from '../../account/seed/accounts'
import { dayIn, inDays } from '../../rooms/seed/times'
import { customers, followUps, type StoredCustomer, type StoredFollowUp } from '../customers'

type Owner = 'project' | 'project2' | 'investor'

const person = (name: Owner) => ACCOUNTS.find(({ userName }) => userName === name)!

interface CustomerSeed {
  name: string
  type: string
  region: string
  stage: CustomerStage
  owner: Owner
  amount: number | null
  currency: ConvertibleCurrency
  probability: number | null
  /** Days from today to the next action; null if none is planned. */
  next: number | null
  action: string
  interests: string
  contact?: readonly [name: string, position: string, email: string]
}

/** Invented companies in every stage; the second and third are linked to tags of the project's room. */
const CUSTOMER_SEEDS: readonly CustomerSeed[] = (
  [
    ['杏林资本（演示）', 'fund', '上海', 'lead', 'project', 30_000_000, 'CNY', 10, -4, '首次电话沟通', 'BLX-220'],
    ['远海制药（演示）', 'pharma', '山东', 'diligence', 'project', 180_000_000, 'CNY', 45, 2, '讨论 CMC 问题清单', 'BLX-220 大中华区权益', ['孙受让', '业务拓展总监', 'buyer@example.com']],
    ['北辰医药（演示）', 'pharma', '北京', 'terms', 'project', 26_000_000, 'USD', 60, 5, '回复条款书第二稿', 'BLX-220', ['陆远', '对外合作部', 'fenced@example.com']],
    ['Northgate Bio (demo)', 'biotech', 'Boston', 'contacted', 'project2', 12_500_000, 'USD', 20, -1, 'Send the teaser', 'ADC platform', ['Ann Field', 'VP BD', 'ann@example.com']],
    ['清源生物（演示）', 'biotech', '江苏', 'cda', 'project2', 45_000_000, 'CNY', 30, 8, '开放数据室', '双抗平台', ['顾清', '首席执行官', 'qing@example.com']],
    ['Harbour Pharma Ltd. (demo)', 'pharma', 'London', 'contract', 'project', 40_000_000, 'USD', 80, 1, 'Sign the licence', 'BLX-220 ex-China', ['Tom Reed', 'General Counsel', 'tom@example.com']],
    ['云栖医院（演示）', 'hospital', '浙江', 'won', 'project', 6_000_000, 'CNY', 100, 25, '启动研究者会议', '研究者发起的试验', ['韩主任', '肿瘤科', 'han@example.com']],
    ['启明药业（演示）', 'pharma', '四川', 'lost', 'project2', 90_000_000, 'CNY', 0, null, '', 'BLX-220', ['丁启', '战略部', 'ding@example.com']],
    ['高新区管委会（演示）', 'government', '江苏', 'contacted', 'investor', 20_000_000, 'CNY', 35, 12, '提交产业扶持申请', '产业化落地', ['沈科', '招商局', 'shen@example.com']],
    ['Alder Ventures (demo)', 'fund', 'San Francisco', 'lead', 'investor', 8_000_000, 'USD', 5, 3, 'Introductory call', 'Follow-on round'],
    ['康泽 CRO（演示）', 'cro', '上海', 'contract', 'project2', 15_800_000, 'CNY', 90, -6, '确认合同附件', '毒理研究', ['田野', '项目总监', 'tian@example.com']],
    ['博远基金（演示）', 'fund', '深圳', 'terms', 'investor', 60_000_000, 'CNY', 55, 4, '投委会答辩', '后续投资', ['梁博', '合伙人', 'liang@example.com']],
    ['Meridian Therapeutics (demo)', 'biotech', 'Basel', 'cda', 'project', 18_000_000, 'USD', 25, 9, 'Share the data package', 'ADC platform', ['Eva Roth', 'Head of S&E', 'eva@example.com']],
    ['瑞和医药（演示）', 'pharma', '湖北', 'lead', 'project2', null, 'CNY', null, 6, '了解立项意向', '抗体偶联药物', ['吴瑞', '', 'wu@example.com']],
    ['天枢生物（演示）', 'biotech', '广东', 'diligence', 'project2', 33_000_000, 'CNY', 40, -2, '补充毒理数据', '双抗平台', ['马天', '研发副总裁', 'ma@example.com']],
    ['Kestrel Labs (demo)', 'cro', 'Cambridge', 'won', 'project2', 2_200_000, 'USD', 100, 40, 'Kick-off', 'Bioanalysis', ['Liz Moor', 'CSO', 'liz@example.com']],
    ['同济转化中心（演示）', 'hospital', '上海', 'contacted', 'project', 3_500_000, 'CNY', 30, 15, '讨论样本合作', '伴随诊断', ['白医生', '转化医学', 'bai@example.com']],
    ['长风创投（演示）', 'fund', '北京', 'lost', 'investor', 25_000_000, 'CNY', 0, null, '', '后续投资'],
    ['Solace Pharma (demo)', 'pharma', 'Tokyo', 'contacted', 'project', 22_000_000, 'USD', 15, 18, 'Meeting at the congress', 'BLX-220 Japan rights', ['Ken Mori', 'Licensing', 'ken@example.com']],
    ['银杏制药（演示）', 'pharma', '河北', 'lead', 'project', 12_000_000, 'CNY', 10, 20, '发送项目简介', 'BLX-220'],
    ['澜沧生物（演示）', 'biotech', '云南', 'terms', 'project2', 28_500_000.55, 'CNY', 50, 7, '核对里程碑付款', '平台授权', ['段澜', '总经理', 'duan@example.com']],
    ['Fjord Capital (demo)', 'fund', 'Oslo', 'cda', 'investor', 9_500_000, 'USD', 20, 11, 'Grant access to the room', 'Follow-on round', ['Nils Berg', 'Partner', 'nils@example.com']],
    ['百川医学（演示）', 'other', '陕西', 'lead', 'project2', 1_000_000, 'CNY', 10, 30, '初步了解', '学术推广'],
    ['临港产业基金（演示）', 'government', '上海', 'diligence', 'project', 50_000_000, 'CNY', 35, 10, '现场尽调', '产业化落地', ['周港', '投资部', 'zhou@example.com']],
  ] as const
).map(([name, type, region, stage, owner, amount, currency, probability, next, action, interests, contact]) => ({ name, type, region, stage, owner, amount, currency, probability, next, action, interests, contact })) // prettier-ignore

const TAGS: Readonly<Record<string, string>> = { '远海制药（演示）': '2', '北辰医药（演示）': '3' }

const hasReachedStage = (stage: CustomerStage, target: CustomerStage) =>
  stage !== 'lost' && CUSTOMER_STAGES.indexOf(stage) >= CUSTOMER_STAGES.indexOf(target)

function makeCustomer(customerSeed: CustomerSeed, at: number): StoredCustomer {
  const { name, stage, owner, next, contact, amount } = customerSeed
  const { userId, nickName } = person(owner)
  const isLost = stage === 'lost'
  const isLinked = TAGS[name] !== undefined
  const time = inDays(-1 - (at % 30))
  return {
    id: String(8001 + at),
    version: 1,
    name,
    type: customerSeed.type,
    region: customerSeed.region,
    contacts: contact
      ? [{ name: contact[0], position: contact[1] || null, phone: null, email: contact[2] }]
      : [],
    ownerId: userId,
    projectId: at % 3 === 1 ? '9001' : null,
    interests: customerSeed.interests,
    probability: customerSeed.probability,
    expectedAmount: amount,
    currency: customerSeed.currency,
    source: ['展会', '转介绍', 'BIO 2026', '官网'][at % 4]!,
    nextAction: customerSeed.action || null,
    nextActionDate: next === null ? null : dayIn(next),
    roomId: isLinked || hasReachedStage(stage, 'diligence') ? '1' : null,
    tagId: TAGS[name] ?? null,
    state: stage,
    lostFrom: isLost ? 'diligence' : null,
    cda: [],
    terms: hasReachedStage(stage, 'terms') ? '首付款 30%，里程碑付款与销售提成另议（演示）' : '',
    contractNo: hasReachedStage(stage, 'contract') ? `LIC-2026-${String(at).padStart(3, '0')}` : '',
    contractAmount: hasReachedStage(stage, 'contract') ? amount : null,
    lostReason: isLost ? 'strategy' : '',
    lostWords: isLost ? '对方调整管线方向，暂不引进（演示）' : '',
    stateTime: inDays(-3 - (at % 20)),
    updateTime: time,
    updatedBy: nickName,
    events: [{ time: inDays(-60 + at), by: nickName, action: 'create', to: 'lead' }],
  }
}

const FOLLOW_UP_TEXTS = ['电话介绍了项目进展，对方愿意继续了解', '会面讨论了数据包与时间表', '邮件回复了对方提出的问题'] // prettier-ignore

const followUpsOf = ({ stage, owner }: CustomerSeed, at: number): StoredFollowUp[] =>
  Array.from({ length: Math.min(3, CUSTOMER_STAGES.indexOf(stage)) }, (_, index) => ({
    id: `${8001 + at}-${index}`,
    customerId: String(8001 + at),
    time: inDays(-4 - (at % 5) - index * 9),
    way: (['meeting', 'phone', 'email'] as const)[index]!,
    content: `${FOLLOW_UP_TEXTS[index]!}（演示）`,
    nextAction: null,
    nextDate: null,
    files: [],
    by: person(owner).nickName,
  }))

customers.seed(() => CUSTOMER_SEEDS.map(makeCustomer))
followUps.seed(() => CUSTOMER_SEEDS.flatMap(followUpsOf))

const BULK_COUNT = 2_000

export function addManyCustomers() {
  for (let at = customers.size; at < BULK_COUNT; at++) {
    const customerSeed = CUSTOMER_SEEDS[at % CUSTOMER_SEEDS.length]!
    const name = customerSeed.name.replace(/（演示）| \(demo\)/, (mark) => ` ${at}${mark}`)
    customers.put(
      makeCustomer({ ...customerSeed, name, next: customerSeed.next === null ? null : (at % 60) - 10 }, at),
    )
  }
}
