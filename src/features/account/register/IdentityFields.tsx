import { Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { useField } from '../form/useField'

/** For whom the account is; a company also says which one it is. */
export function IdentityFields({ schema }: { schema: z.ZodType }) {
  const { t } = useTranslation('accountPages')
  const field = useField(schema)
  const isCompany = (Form.useWatch('accountType') as string | undefined) === 'company'
  return (
    <>
      <Form.Item {...field('accountType')}>
        <Radio.Group
          options={[
            { value: 'person', label: t('accountType.person') },
            { value: 'company', label: t('accountType.company') },
          ]}
        />
      </Form.Item>
      <Form.Item
        {...field('organisation', { isRequired: isCompany, hint: isCompany ? null : t('hint.organisation') })}
      >
        <Input autoComplete="organization" />
      </Form.Item>
      {isCompany && (
        <Form.Item {...field('creditCode', { hint: t('hint.creditCode') })}>
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
      )}
    </>
  )
}
