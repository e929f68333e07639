import type { FormInstance } from 'antd'

/** Checks at once what was marked wrong, as it is mended; the rest is checked on leaving the field. */
export function recheckWrong(form: FormInstance) {
  const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
  if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined)
}
