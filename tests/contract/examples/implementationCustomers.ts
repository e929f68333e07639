import { customerApi, CustomerInput } from '@/features/implementation/customers/customers.api'
import { example, type Example } from '../example'

const page = { pageNum: 1, pageSize: 10 }
const customer = CustomerInput.parse({
  name: '新客户（演示）',
  type: 'pharma',
  ownerId: '70',
  nextActionDate: '2040-01-01',
})

function table() {
  const form = new FormData()
  form.append('file', new File(['name,type,nextActionDate\n新客户,药企,2040-01-01'], 'a.csv'))
  return form
}

export const examples: readonly Example[] = [
  example(customerApi.list, () => ({ query: page })),
  example(customerApi.figures, () => ({ query: {} })),
  example(customerApi.owners, () => ({})),
  example(customerApi.rooms, () => ({})),
  example(customerApi.twins, () => ({ query: { name: '远海制药（演示）' } })),
  example(customerApi.activity, () => ({ query: { id: '8002' } })),
  example(customerApi.export, () => ({ query: { language: 'en' as const } })),
  example(customerApi.importData, () => ({ body: table() })),
  example(customerApi.create, () => ({ body: customer })),
  example(customerApi.update, () => ({ body: { ...customer, id: '8002', version: 1 } })),
  example(customerApi.remove, () => ({ path: { ids: '8001' } })),
  example(customerApi.changeStage, () => ({
    body: { id: '8007', version: 1, stage: 'lost' as const, lostReason: 'price', lostWords: '报价没有谈拢' },
  })),
  example(customerApi.follows, () => ({ query: { ...page, customerId: '8002' } })),
  example(customerApi.follow, () => ({
    body: {
      customerId: '8002',
      time: '2026-01-02 10:00:00',
      way: 'phone' as const,
      content: '电话里谈了报价',
      nextAction: null,
      nextDate: null,
      files: [],
    },
  })),
  example(customerApi.detail, () => ({ path: { id: '8002' } })),
]
