import { isOpen } from '@/features/account/pay/orderWorkflow'
import { DEMO_PATH, escapeHtml } from '../platform/demo'
import { Refusal } from '../platform/mock'
import { orders, provider } from './orders'

type ProviderAction = keyof typeof provider

const PROVIDER_ACTIONS: readonly (readonly [deed: ProviderAction, text: string])[] = [
  ['settle', '支付 Pay'],
  ['expire', '关闭订单 Close the order'],
  ['lose', '不答复 Do not answer'],
  ['refund', '申请退款 Begin the refund'],
  ['giveBack', '退款完成 Finish the refund'],
]

const page = (body: string) =>
  new Response(
    `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>支付 Payment</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 24rem; margin: 10vh auto; padding: 0 1rem; color: #1c2430 }
  a { display: block; margin: .75rem 0; padding: .6rem 1rem; border: 1px solid #7f8b9b; border-radius: 6px; color: inherit }
</style>
<h1>支付 Payment</h1>
<p>演示：代替支付宝的收银台，不会产生任何真实付款。<br>Demo: stands for Alipay's cashier. No money moves.</p>
${body}
</html>
`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

async function orderId(request: Request): Promise<string> {
  if (request.method !== 'POST') return new URL(request.url).searchParams.get('order') ?? ''
  const content = new URLSearchParams(await request.text()).get('biz_content') ?? '{}'
  const { order } = JSON.parse(content) as { order?: string }
  return order ?? ''
}

export async function payPage(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const id = await orderId(request)
  const order = orders.get(id)
  if (!order) return page('<p>订单不存在 No such order</p>')
  const action = PROVIDER_ACTIONS.find(([name]) => name === params.get('do'))?.[0]
  if (action) {
    try {
      provider[action](id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return page(`<p>${escapeHtml(error.message)}</p>`)
    }
    const isOnPhone = params.has('scan')
    if (!isOnPhone && (action === 'settle' || action === 'expire')) {
      const back = new URL(order.returnUrl)
      back.searchParams.set('order', id)
      // The provider sends these too; the client must not trust them.
      back.searchParams.set('total_amount', order.amount.toFixed(2))
      back.searchParams.set('trade_status', 'TRADE_SUCCESS')
      return new Response(null, { status: 302, headers: { location: back.href } })
    }
    return page('<p>完成 Done</p>')
  }
  const scan = params.has('scan') ? '&scan=1' : ''
  const links = PROVIDER_ACTIONS.map(
    ([name, text]) => `<a href="${DEMO_PATH}/pay?order=${escapeHtml(id)}&do=${name}${scan}">${text}</a>`,
  )
  const available = isOpen(order.state) ? links.slice(0, 3) : links.slice(3)
  return page(
    `<p>${escapeHtml(order.name)}<br>${escapeHtml(order.orderNo)}<br>¥${order.amount.toFixed(2)}</p>${available.join('')}`,
  )
}
