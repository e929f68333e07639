import { type Role, type TierRole } from '@/shared/auth/roles'
import type { Permission } from '@/shared/auth/permissions'
import { PROJECT_ROOM_LEADER, PROJECT_ROOM_MEMBER, rightsOf, ROOM_LEADER, ROOM_MEMBER, type TierRights } from './tierRights' // prettier-ignore

export interface StoredAccount extends TierRights {
  userId: string
  userName: string
  /** Plain text: these people do not exist. */
  password: string
  nickName: string
  avatar?: string
  phonenumber: string
  email: string
  deptId?: string
  deptName: string
  isVerified: boolean
  /** Only one demo account is limited to a single device, so that several demo windows do not sign each other out. */
  isSingleDevice?: boolean
  isStopped?: boolean
  loginTime?: string
  version?: number
}

const CONCEPT_READER = [
  'search:api',
  'poconcept:poconceptInfo:list',
  'poconcept:poconceptInfo:sealList',
] as const satisfies readonly Permission[]

const makePerson = (userId: string, userName: string, nickName: string, deptName: string) => ({
  userId,
  userName,
  password: `${userName}123`,
  nickName,
  phonenumber: `138000000${userId}`,
  email: `${userName}@example.com`,
  deptName,
  isVerified: true,
})

const makeOfficial = (
  userId: string,
  userName: string,
  nickName: string,
  deptName: string,
  role: Role,
  more: readonly Permission[],
): StoredAccount => ({
  ...makePerson(userId, userName, nickName, deptName),
  roles: [role],
  permissions: [...CONCEPT_READER, ...more],
  quota: 0,
  searches: 30,
  isUnlocked: true,
})

const PROJECT_READER = [
  'search:api',
  'implement:project:list',
  'implement:customer:list',
  'implement:claims:list',
  'implement:fund:list',
] as const satisfies readonly Permission[]

const makeProjectAccount = (
  userId: string,
  userName: string,
  nickName: string,
  deptName: string,
  role: Role,
  more: readonly Permission[],
): StoredAccount => ({
  ...makeOfficial(userId, userName, nickName, deptName, role, []),
  permissions: [...PROJECT_READER, ...more],
})

const PROJECT_MANAGER = [
  ...PROJECT_ROOM_LEADER,
  'implement:project:edit',
  'implement:project:accept',
  'implement:customer:edit',
  'implement:claims:edit',
  'implement:claims:approve',
  'implement:fund:edit',
] as const satisfies readonly Permission[]

/** A user invited to data rooms; their tag and individual rights decide what they see there. */
const makeRoomMember = (
  userId: string,
  userName: string,
  nickName: string,
  deptName: string,
  permissions: readonly Permission[] = ROOM_MEMBER,
): StoredAccount => ({
  ...makePerson(userId, userName, nickName, deptName),
  roles: [],
  permissions: ['search:api', ...permissions],
  quota: 0,
  searches: 10,
  isUnlocked: false,
})

const makeTierAccount = (
  userId: string,
  userName: string,
  nickName: string,
  deptName: string,
  tier: TierRole,
): StoredAccount => ({ ...makePerson(userId, userName, nickName, deptName), ...rightsOf(tier) })

const makeCompanyUser = (
  userId: string,
  userName: string,
  nickName: string,
  tier: 'company_admin' | 'company_sub_user',
  loginTime: string,
): StoredAccount => ({
  ...makeTierAccount(userId, userName, nickName, '云枢医药（演示）', tier),
  deptId: '200',
  loginTime,
})

/** A demo account per role; the password is the user name followed by 123. */
export const ACCOUNTS: readonly StoredAccount[] = [
  {
    userId: '1',
    userName: 'admin',
    password: 'admin123',
    nickName: '系统管理员',
    phonenumber: '13800000001',
    email: 'admin@example.com',
    deptId: '100',
    deptName: '平台运营部',
    isVerified: true,
    ...rightsOf('admin'),
  },
  {
    userId: '2',
    userName: 'analyst',
    password: 'analyst123',
    nickName: '林估值',
    phonenumber: '13800000002',
    email: 'analyst@example.com',
    deptName: '商务拓展部',
    isVerified: true,
    ...rightsOf('valuation_pro'),
  },
  {
    userId: '3',
    userName: 'basic',
    password: 'basic123',
    nickName: '周基础',
    phonenumber: '13800000003',
    email: 'basic@example.com',
    deptName: '投资部',
    isVerified: true,
    ...rightsOf('intelligence_basic'),
  },
  {
    userId: '4',
    userName: 'reader',
    password: 'reader123',
    nickName: '陈阅读',
    phonenumber: '13800000004',
    email: 'reader@example.com',
    deptName: '战略部',
    isVerified: true,
    roles: [],
    permissions: ['valuation:report:list'],
    quota: 0,
    searches: 30,
    isUnlocked: true,
  },
  {
    userId: '5',
    userName: 'newcomer',
    password: 'newcomer123',
    nickName: '新用户',
    phonenumber: '13800000005',
    email: 'newcomer@example.com',
    deptName: '',
    isVerified: false,
    roles: [],
    permissions: [],
    quota: 0,
    searches: 10,
    isUnlocked: false,
  },
  {
    userId: '6',
    userName: 'founder',
    password: 'founder123',
    nickName: '吴创始',
    phonenumber: '', // asks the user to add it
    email: 'founder@example.com',
    deptName: '转化医学组',
    isVerified: true,
    roles: ['poc_common_user'],
    permissions: [
      ...CONCEPT_READER,
      'poconcept:poconceptInfo:secrecy',
      'poconcept:poconceptInfo:export',
      'valuation:report:list',
      'valuation:report:add',
    ],
    quota: 5,
    searches: 3,
    isUnlocked: false,
  },
  {
    userId: '11',
    userName: 'single',
    password: 'single123',
    nickName: '孙单端',
    phonenumber: '13800000011',
    email: 'single@example.com',
    deptName: '商务拓展部',
    isVerified: true,
    roles: [],
    permissions: ['search:api', 'valuation:report:list'],
    quota: 0,
    searches: 30,
    isUnlocked: true,
    isSingleDevice: true,
  },
  {
    userId: '20',
    userName: 'returned',
    password: 'returned123',
    nickName: '吴补正',
    phonenumber: '13800000020',
    email: 'returned@example.com',
    deptName: '华东创新药研究院有限公司',
    isVerified: false,
    roles: [],
    permissions: [],
    quota: 0,
    searches: 10,
    isUnlocked: false,
  },
  makeTierAccount('60', 'upgrade', '何升级', '清源投资（演示）', 'intelligence_upgrade'),
  makeTierAccount('61', 'plus', '白普乐', '云岭生物（演示）', 'plus_member'),
  makeTierAccount('62', 'professional', '罗专业', '知衡咨询（演示）', 'professional'),
  makeRoomMember('30', 'buyer', '孙受让', '远海制药（演示）'),
  makeRoomMember('31', 'fenced', '陆远', '北辰医药（演示）'),
  makeRoomMember('32', 'adviser', '顾医生', '临江医院（演示）'),
  makeRoomMember('33', 'expired', '程旧', '远海制药（演示）'),
  makeRoomMember('34', 'stopped', '邵停', '北辰医药（演示）'),
  makeRoomMember('40', 'seller', '周岚', '蓝溪生物（演示）', [...ROOM_LEADER, 'search:export']),
  makeCompanyUser('50', 'company', '罗企管', 'company_admin', '2026-11-20 09:12:00'),
  makeCompanyUser('51', 'staff', '谭子一', 'company_sub_user', '2026-11-19 16:40:00'),
  makeCompanyUser('52', 'staff2', '谭子二', 'company_sub_user', '2026-10-30 11:05:00'),
  makeOfficial('12', 'auditor', '郑初审', '项目评审部', 'poc_auditor', [
    'poconcept:poconceptInfo:export',
    'poconcept:poconceptInfo:statistics',
  ]),
  makeOfficial('13', 'manager', '冯经理', '孵化管理部', 'poc_manager', [
    'poconcept:poconceptInfo:secrecy',
    'poconcept:poconceptInfo:export',
    'poconcept:poconceptInfo:statistics',
  ]),
  makeOfficial('14', 'secretary', '褚秘书', '投决会秘书处', 'poc_secretary', [
    'poconcept:poconceptInfo:expert',
  ]),
  makeOfficial('15', 'expert', '卫专家', '投决会', 'poc_expert', ['poconcept:poconceptInfo:expert']),
  makeOfficial('16', 'expert2', '蒋专家', '投决会', 'poc_expert', ['poconcept:poconceptInfo:expert']),
  makeOfficial('17', 'chair', '沈主席', '投决会', 'poc_expert_chair', [
    'poconcept:poconceptInfo:expert',
    'poconcept:poconceptInfo:statistics',
  ]),
  makeProjectAccount('70', 'project', '秦项目', '投后管理部', 'project_manager', PROJECT_MANAGER),
  makeProjectAccount('71', 'project2', '许跟进', '投后管理部', 'project_manager', PROJECT_MANAGER),
  makeProjectAccount('72', 'investor', '尤投资', '蓝溪基金（演示）', 'project_investor', [
    ...PROJECT_ROOM_MEMBER,
    'implement:project:accept',
    'implement:customer:edit',
    'implement:fund:approve',
  ]),
  makeProjectAccount('73', 'fundReviewer', '施复核', '投后管理部', 'fund_reviewer', [
    ...PROJECT_ROOM_MEMBER,
    'implement:fund:review',
  ]),
  makeProjectAccount('74', 'finance', '严财务', '财务部', 'project_finance', [
    ...PROJECT_ROOM_MEMBER,
    'implement:claims:pay',
    'implement:fund:pay',
  ]),
  makeProjectAccount('76', 'finance2', '江出纳', '财务部', 'project_finance', [
    ...PROJECT_ROOM_MEMBER,
    'implement:claims:pay',
    'implement:fund:pay',
  ]),
  makeProjectAccount('75', 'claimHandler', '柏理赔', '安稳保险（演示）', 'claim_handler', [
    ...PROJECT_ROOM_MEMBER,
    'implement:claims:handle',
  ]),
]
