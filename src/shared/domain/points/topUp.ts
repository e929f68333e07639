/** Where points are bought. */
export const TOP_UP = '/aovPay?item=points'
