import { Form, Input, type FormItemProps } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { faultsOf, isRequired, type Fault } from '../../domain/drafts'
import { TEXT_LIMITS, type TextLimit } from '../../domain/limits'
import { issueText } from '../../fieldLabel'

/** Rendered anew with the language, unlike a text that is fixed when the rule runs. */
function IssueText({ fault }: { fault: Fault }) {
  return issueText(useTranslation('concepts').t, fault)
}

/** The rules of one field of a dialog, as what the call takes has them; said in words of its own where `text` is given. */
export function inputRules(
  schema: z.ZodObject,
  path: readonly (string | number)[],
  text?: ReactElement,
): NonNullable<FormItemProps['rules']> {
  const field = path.join('.')
  return [
    (form) => ({
      validator: async () => {
        const fault = faultsOf(schema, form.getFieldsValue(true)).find((each) => each.field === field)
        // The library shows a rejected element in place of a text.
        if (fault) throw text ?? <IssueText fault={fault} /> // oxlint-disable-line no-throw-literal, typescript/only-throw-error -- the library shows it as it is
      },
    }),
  ]
}

interface InputItemProps<S extends z.ZodObject> {
  schema: S
  name: keyof S['shape'] & string
  label: string
  children: ReactNode
}

/** A field of a dialog, with the rules and the mark that what the call takes gives it. */
export const InputItem = <S extends z.ZodObject>({ schema, name, label, children }: InputItemProps<S>) => (
  <Form.Item
    name={[name]}
    label={label}
    required={isRequired(schema.shape[name] as z.ZodType)}
    rules={inputRules(schema, [name])}
  >
    {children}
  </Form.Item>
)

const lengthOf = (text: string) => Array.from(text.trim()).length

interface WordsItemProps {
  schema: z.ZodObject
  path: readonly (string | number)[]
  /** Its name within a list of fields, where it stands in one. */
  name?: readonly (string | number)[]
  label: string
  limit: TextLimit
}

/** A field for words that have to be said, with how many characters they have and may have. */
export function WordsItem({ schema, path, name = path, label, limit }: WordsItemProps) {
  const { t } = useTranslation('conceptsWorkspace')
  const { min, max } = TEXT_LIMITS[limit]
  return (
    <Form.Item
      name={[...name]}
      label={label}
      required
      rules={inputRules(schema, path)}
      extra={t('length', { min, max })}
    >
      <Input.TextArea
        autoSize={{ minRows: limit === 'note' ? 2 : 4, maxRows: 12 }}
        count={{ show: true, max, strategy: lengthOf }}
      />
    </Form.Item>
  )
}
