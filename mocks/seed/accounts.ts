import type { Permission } from '@/shared/auth/permissions'

export interface Account {
  userId: string
  userName: string
  /** In plain: these people do not exist. */
  password: string
  nickName: string
  deptName: string
  isVerified: boolean
  roles: readonly string[]
  permissions: readonly (Permission | '*:*:*')[]
  /** Valuations a day. */
  quota: number
  /** Whether reports open as soon as they are computed. */
  isUnlocked: boolean
}

/** One demo account per role; the password of each is its name followed by 123. */
export const ACCOUNTS: readonly Account[] = [
  {
    userId: '1',
    userName: 'admin',
    password: 'admin123',
    nickName: '系统管理员',
    deptName: '平台运营部',
    isVerified: true,
    roles: ['admin'],
    permissions: ['*:*:*'],
    quota: 100,
    isUnlocked: true,
  },
  {
    userId: '2',
    userName: 'analyst',
    password: 'analyst123',
    nickName: '林估值',
    deptName: '商务拓展部',
    isVerified: true,
    roles: ['valuation_pro'],
    permissions: [
      'search:api',
      'valuation:report:list',
      'valuation:report:add',
      'valuation:report:edit',
      'valuation:report:download',
      'valuation:report:remove',
    ],
    quota: 20,
    isUnlocked: true,
  },
  {
    userId: '3',
    userName: 'basic',
    password: 'basic123',
    nickName: '周基础',
    deptName: '投资部',
    isVerified: true,
    roles: ['intelligence_basic'],
    permissions: ['search:api', 'valuation:report:list', 'valuation:report:add'],
    quota: 2,
    isUnlocked: false,
  },
  {
    userId: '4',
    userName: 'reader',
    password: 'reader123',
    nickName: '陈阅读',
    deptName: '战略部',
    isVerified: true,
    roles: [],
    permissions: ['valuation:report:list'],
    quota: 0,
    isUnlocked: true,
  },
  {
    userId: '5',
    userName: 'newcomer',
    password: 'newcomer123',
    nickName: '新用户',
    deptName: '',
    isVerified: false,
    roles: [],
    permissions: [],
    quota: 0,
    isUnlocked: false,
  },
]
