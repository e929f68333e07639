import parts from '@/shared/locales/parts.zh.json'

const { usedUp } = parts.gate

/** As the client says it beforehand, and what else would help. */
const orUpgrade = (text: string) => `${text}或升级会员`

/** What is refused where points, tickets and the day's counts do not do. */
export const REFUSALS = {
  noValuationLeft: orUpgrade(usedUp.valuation),
  noSearchLeft: orUpgrade(usedUp.search),
  priceChanged: (price: number) => `价格已变为 ${price} 积分，请确认后重试`,
  tooFewPoints: (price: number, score: number) => `积分不足：需要 ${price}，当前 ${score}`,
  ticketUnusable: '该券不可用，请重新选择',
}
