import english from '@/features/implementation/locales/customers.en.json'
import chinese from '@/features/implementation/locales/customers.zh.json'
import {
  CustomerInput,
  IMPORTED_FIELDS,
  type CustomerBody,
} from '@/features/implementation/customers/customers.api'
import type { TableOf } from '../entities/table/table'
import type { CustomerRow } from './customers'

const EXPORT_ONLY = ['stage', 'ownerId', 'lastContact'] as const

type Field = (typeof IMPORTED_FIELDS)[number] | (typeof EXPORT_ONLY)[number]

export const customerTable = (ownerId: string): TableOf<Field, CustomerBody> => ({
  fields: IMPORTED_FIELDS,
  exportOnly: EXPORT_ONLY,
  translations: { zh: chinese, en: english },
  dictionaries: { type: 'customer_type', stage: 'customer_stage' },
  days: new Set(['nextActionDate']),
  schema: CustomerInput,
  toInput: ({ contactName, contactPosition, contactPhone, contactEmail, ...cells }) => ({
    ...cells,
    ownerId,
    contacts:
      contactName || contactPhone || contactEmail
        ? [{ name: contactName, position: contactPosition, phone: contactPhone, email: contactEmail }]
        : [],
  }),
})

export function customerCell(customer: CustomerRow, field: Field) {
  const contact = customer.contacts?.[0]
  if (field === 'contactName') return contact?.name
  if (field === 'contactPosition') return contact?.position
  if (field === 'contactPhone') return contact?.phone
  if (field === 'contactEmail') return contact?.email
  return field === 'ownerId' ? customer.ownerName : customer[field]
}
