export const REFUSALS = {
  noun: '提问',
  noQuestion: '未找到该提问，可能已被删除',
  noContext: '您无权阅读所选的背景资料，请重新选择',
  noneLeft: '今日提问次数已用完',
  givenBack: (why: string) => `${why}（已支付的积分或券已退回）`,
  notYet: '该提问尚未结束，暂不能删除',
  notYours: '只能操作自己的提问',
  demoFault: '演示故障：回答服务暂时不可用',
}
