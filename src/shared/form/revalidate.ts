import type { FormInstance } from 'antd'

/** Validates invalid fields on every change; the others are validated on blur. */
export function revalidateInvalid(form: FormInstance) {
  const invalid = form.getFieldsError().filter(({ errors }) => errors.length > 0)
  if (invalid.length > 0) form.validateFields(invalid.map(({ name }) => name)).catch(() => undefined)
}
