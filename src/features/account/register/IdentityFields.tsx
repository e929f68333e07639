import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { RadioField } from '@/shared/form/RadioField'
import { TextField } from '@/shared/form/fields'

/** For whom the account is; a company also says which one it is. */
export function IdentityFields() {
  const { t } = useTranslation('accountPages')
  const isCompany = (Form.useWatch('accountType') as string | undefined) === 'company'
  return (
    <>
      <RadioField
        name="accountType"
        isRequired

        options={[
          { value: 'person', label: t('accountType.person') },
          { value: 'company', label: t('accountType.company') },
        ]}
      />
      <TextField
        name="organisation"
        isRequired={isCompany}
        hint={isCompany ? null : t('hint.organisation')}
        autoComplete="organization"
      />
      {isCompany && <TextField name="creditCode" isRequired hint={t('hint.creditCode')} isCode />}
    </>
  )
}
