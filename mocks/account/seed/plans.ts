import type { Plan, VipBoard } from '@/features/account/member/api'
import { ACCOUNTS } from './accounts'

/** The valuations a day that the demo account of a role really has. */
const valuationsOf = (role: string) =>
  ACCOUNTS.find(({ roles }) => roles.some((held) => held === role))?.quota ?? 0

export const BENEFITS: VipBoard['benefits'] = [
  { key: 'searches', name: '每日检索次数' },
  { key: 'valuations', name: '每日估值次数' },
  { key: 'unlocked', name: '估值报告直接解锁' },
  { key: 'download', name: '报告下载（PDF、XLSX）' },
  { key: 'npv', name: 'NPV 计算器' },
  { key: 'join', name: '受邀参与数据室' },
  { key: 'create', name: '创建数据室' },
  { key: 'speak', name: 'AI 问答' },
  { key: 'seats', name: '企业子账号数量' },
]

/** From the smallest to the largest; the company's own people last. */
export const PLANS: readonly Plan[] = [
  {
    role: 'intelligence_basic',
    name: '情报基础版',
    isForSale: true,
    benefits: { searches: 20, valuations: valuationsOf('intelligence_basic'), join: true },
  },
  {
    role: 'intelligence_upgrade',
    name: '情报升级版',
    isForSale: true,
    benefits: { searches: 200, valuations: 5, join: true, speak: true },
  },
  {
    role: 'valuation_pro',
    name: '估值 Pro',
    isForSale: true,
    benefits: {
      searches: 50,
      valuations: valuationsOf('valuation_pro'),
      unlocked: true,
      download: true,
      npv: true,
      join: true,
    },
  },
  {
    role: 'professional',
    name: '专业用户',
    isForSale: true,
    benefits: {
      searches: 200,
      valuations: 20,
      unlocked: true,
      download: true,
      npv: true,
      join: true,
      speak: true,
    },
  },
  {
    role: 'plus',
    name: 'PLUS 会员',
    isForSale: true,
    benefits: {
      searches: 500,
      valuations: 50,
      unlocked: true,
      download: true,
      npv: true,
      join: true,
      create: true,
      speak: true,
      seats: 20,
    },
  },
  {
    role: 'dept_sub_user',
    name: '企业子账号',
    isForSale: false,
    benefits: {
      searches: 50,
      valuations: 5,
      unlocked: true,
      download: true,
      npv: true,
      join: true,
      speak: true,
    },
  },
]
