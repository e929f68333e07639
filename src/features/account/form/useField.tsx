import type { FormItemProps } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import type texts from '../locales/pages.zh.json'
import type { IssueKey } from './readers'

type FieldName = keyof typeof texts.field

/** Issues that the schema library words itself come of an absent value. */
const keyOf = ({ code, message, path }: z.core.$ZodIssue): IssueKey => {
  if (code === 'custom') return message as IssueKey
  return path.at(-1) === 'consent' ? 'consent' : 'required'
}

/** Rendered anew with the language, unlike a text that is fixed when the rule runs. */
export function IssueText({ name, params }: { name: IssueKey; params?: object | undefined }) {
  const { t } = useTranslation('accountPages')
  return t(`issue.${name}`, { ...params })
}

/** Marks a field wrong from inside its rule: the library shows a rejected element in place of a text. */
export function refuseField(name: IssueKey, params?: object): never {
  throw <IssueText name={name} params={params} /> // oxlint-disable-line no-throw-literal, typescript/only-throw-error -- the library shows it as it is
}

interface FieldOptions {
  isRequired?: boolean
  /** What is expected, said before an error is made. */
  hint?: ReactNode
}

/** Name, label, mark and rule of a field, for `<Form.Item {...field('phone')}>`; the body's schema decides. */
export function useField(schema: z.ZodType) {
  const { t } = useTranslation('accountPages')
  return (name: FieldName, { isRequired = true, hint }: FieldOptions = {}): FormItemProps => ({
    name,
    label: t(`field.${name}`),
    required: isRequired,
    extra: hint,
    rules: [
      (form) => ({
        validator: async () => {
          const parsed = schema.safeParse(form.getFieldsValue(true))
          const issue = parsed.error?.issues.find(({ path }) => path[0] === name)
          if (!issue) return
          const params = issue.code === 'custom' ? issue.params : {}
          refuseField(keyOf(issue), params)
        },
      }),
    ],
  })
}
