import { Form, type FormItemProps } from 'antd'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { issueText } from '../fieldLabel'
import { Checks } from './checks'

interface ReviewItemProps extends Omit<FormItemProps, 'rules' | 'name'> {
  path: FieldPath
  /** Where it differs from the path: within the rows of a list. */
  name?: FormItemProps['name']
}

/** A field that says which of the form's rules it breaks. */
export function ReviewItem({ path, name, ...item }: ReviewItemProps) {
  const { t } = useTranslation('concepts')
  const form = Form.useFormInstance()
  const faultsIn = use(Checks)
  async function check() {
    const fault = faultsIn(form.getFieldsValue(true) as object).find(
      (each) => pathKey(each.path) === pathKey(path),
    )
    if (fault) throw new Error(issueText(t, fault))
  }
  return <Form.Item {...item} name={name ?? [...path]} rules={[{ validator: check }]} />
}
