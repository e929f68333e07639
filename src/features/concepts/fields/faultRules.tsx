import type { FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type { Fault } from '../domain/drafts'
import { issueText } from '../fieldLabel'
import type { Values } from '@/shared/editing/values'
import { faultsOnce } from './rules'

/** Rendered anew with the language, unlike a text that is fixed when the rule runs. */
function FaultText({ fault }: { fault: Fault }) {
  const { t } = useTranslation('concepts')
  return issueText(t, fault)
}

/** Refuses with what the stage says about one of its fields. */
export async function checkField(schema: z.ZodObject, form: FormInstance, field: string) {
  const fault = faultsOnce(schema, form.getFieldsValue(true) as Values).find((each) => each.field === field)
  // The library shows a rejected element in place of a text.
  if (fault) throw <FaultText fault={fault} /> // oxlint-disable-line no-throw-literal, typescript/only-throw-error -- the library shows it as it is
}
