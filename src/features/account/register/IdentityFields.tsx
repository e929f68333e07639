import { Form } from 'antd'
import { RadioField } from '@/shared/form/RadioField'
import { TextField } from '@/shared/form/textFields'
import { useTranslations } from '@/shared/i18n'

export function IdentityFields() {
  const t = useTranslations('accountPages')
  const isCompany = (Form.useWatch('accountType') as string | undefined) === 'company'
  return (
    <>
      <RadioField
        name="accountType"
        isRequired

        options={[
          { value: 'person', label: t('accountPages:accountType.person') },
          { value: 'company', label: t('accountPages:accountType.company') },
        ]}
      />
      <TextField
        name="organisation"
        isRequired={isCompany}
        hint={isCompany ? null : t('accountPages:hint.organisation')}
        autoComplete="organization"
      />
      {isCompany && (
        <TextField name="creditCode" isRequired hint={t('accountPages:hint.creditCode')} isCode />
      )}
    </>
  )
}
