import { agreementInput } from '@/features/implementation/domain/agreement'
import { fundApi, instalmentApi, reconcileApi } from '@/features/implementation/funds/model/funds.api'
import { agreements } from '@mocks/implementation/funds'
import { instalments } from '@mocks/implementation/store'
import { example, type Example } from '../example'

const page = { pageNum: 1, pageSize: 10 }
const agreement = agreementInput().parse({
  no: 'FA-2026-009',
  projectId: '9001',
  type: 'grant',
  payee: 'Demo Ltd.',
  account: '6222 0000 0000',
  currency: 'CNY',
  total: 1000,
  signedOn: '2026-01-31',
})

export const examples: readonly Example[] = [
  example(fundApi.list, () => ({ query: page })),
  example(fundApi.detail, () => ({ path: { id: '9201' } })),
  example(fundApi.create, () => ({ body: agreement })),
  example(fundApi.update, () => {
    const { id, version } = agreements.require('9201')
    return {
      body: {
        ...agreement,
        no: 'FA-2026-001',
        total: 3_000_000,
        recipientReason: 'Account closed',
        id,
        version,
      },
    }
  }),
  example(fundApi.schedule, () => ({
    body: {
      id: '9201',
      version: agreements.require('9201').version,
      rows: [{ due: '2027-01-31', amount: 1_000_000, milestoneId: null }],
    },
  })),
  example(fundApi.export, () => ({ query: { of: 'instalments' as const, language: 'en' as const } })),
  example(instalmentApi.list, () => ({ query: page })),
  example(instalmentApi.detail, () => ({ path: { id: '9302' } })),
  example(instalmentApi.changeStatus, () => ({
    body: { id: '9304', version: instalments.require('9304').version, event: 'approve' as const },
  })),
  example(reconcileApi.read, () => ({})),
  example(reconcileApi.take, () => ({
    body: {
      name: 'bank.csv',
      account: { bank: 'Demo Bank', number: '6222 0000 0000 0002', currency: 'CNY' as const },
      rows: [
        {
          line: 2,
          day: '2026-01-31',
          amount: 1,
          payee: 'Demo Ltd.',
          reference: '',
          balance: null,
          bankReference: '',
        },
      ],
      unread: [],
    },
  })),
  example(reconcileApi.match, () => ({
    body: { links: [{ rowId: '9402', instalmentId: '9302', amount: 1, reasons: ['hand' as const] }] },
  })),
  example(reconcileApi.unmatch, () => ({ path: { ids: '9501' } })),
  example(reconcileApi.explain, () => ({
    body: { rowId: '9406', kind: 'other' as const, note: 'Rent' },
  })),
  example(reconcileApi.unexplain, () => ({ path: { id: '9420' } })),
  example(reconcileApi.drop, () => ({ path: { id: '9411' } })),
]
