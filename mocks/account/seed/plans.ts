import { TIER_FEATURES, type TierRole } from '@/shared/auth/roles'
import type { Plan, VipBoard } from '@/features/account/member/membership.api'
import parts from '@/shared/locales/parts.zh.json'
import { SHOP_TIERS, TIERS } from '@/entities/tiers/tiers'

const BENEFIT_NAMES = {
  searches: '每日检索次数',
  valuations: '每日估值次数',
  details: '检索结果详情',
  value: '资产估值与问卷',
  npv: 'NPV 计算器',
  speak: 'AI 问答',
  unlocked: '估值报告直接解锁',
  edit: '修改并重新计算报告',
  download: '报告下载（PDF、XLSX）',
  export: '检索结果导出',
  create: '创建并管理数据室',
  seats: '企业子账号数量',
  reportTickets: '每月随赠报告解锁券',
  speakTickets: '每月随赠 AI 问答券',
  speakDiscount: 'AI 问答优惠',
}

/** Benefits by which plans are compared; company administration is not one of them. */
export const BENEFITS: VipBoard['benefits'] = (
  [
    'searches',
    'valuations',
    ...TIER_FEATURES.filter((feature) => feature !== 'department'),
    'seats',
    'reportTickets',
    'speakTickets',
    'speakDiscount',
  ] as const
).map((key) => ({ key, name: BENEFIT_NAMES[key] }))

/** From the smallest to the largest; company users last. */
export const PLANS: readonly Plan[] = [...SHOP_TIERS, 'company_sub_user' as const].map((role: TierRole) => {
  const { from, searches, valuations, seats, features, tickets, speakDiscount } = TIERS[role]
  return {
    role,
    name: parts.tier[role],
    isForSale: from === 'shop',
    benefits: {
      searches: searches ?? true,
      valuations,
      ...(seats > 0 ? { seats } : {}),
      ...(tickets?.report ? { reportTickets: tickets.report } : {}),
      ...(tickets?.speak ? { speakTickets: tickets.speak } : {}),
      ...(speakDiscount ? { speakDiscount: `${speakDiscount * 100}%` } : {}),
      ...Object.fromEntries(features.map((feature) => [feature, true])),
    },
  }
})
