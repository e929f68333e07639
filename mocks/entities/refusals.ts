import parts from '@/shared/locales/parts.zh.json'

const { usedUp } = parts.gate

/** Reuses the client's own text and adds the alternative. */
const orUpgrade = (text: string) => `${text}或升级会员`

export const REFUSALS = {
  noValuationLeft: orUpgrade(usedUp.valuation),
  noSearchLeft: orUpgrade(usedUp.search),
  priceChanged: (price: number) => `价格已变为 ${price} 积分，请确认后重试`,
  tooFewPoints: (price: number, score: number) => `积分不足：需要 ${price}，当前 ${score}`,
  ticketUnusable: '该券不可用，请重新选择',
  ticketNotGivable: '该券不可赠送，请重新选择',
  tooFewTickets: (left: number) => `券不足：仅剩 ${left} 张`,
  receiverStopped: '该用户已停用，启用后才能向其赠送',
  noReceiver: '只能赠送给本企业的其他用户',
  notPaid: '未找到可用的支付记录',
  nothingExpiring: '没有即将到期的积分',
  keyUsed: '该次操作的编号已用于其他内容，请刷新后重试',
}
