import { Alert } from 'antd'
import { focusField, inScreenOrder, useFormName } from './focusField'
import styles from './form.module.css'
import { pathKey, type FieldPath } from './fieldPath'

interface LinkedField {
  path: FieldPath
  label: string
  text?: string
}

/** Focuses a field of the surrounding form. */
export function FieldLink({ path, label }: LinkedField) {
  const form = useFormName()
  return (
    <button type="button" className={styles.link} onClick={() => focusField(form, path)}>
      {label}
    </button>
  )
}

interface FieldLinksProps {
  fields: readonly LinkedField[]
  more?: string | false
}

export const FieldLinks = ({ fields, more }: FieldLinksProps) => (
  <ul className={styles.links}>
    {fields.map((field) => (
      <li key={pathKey(field.path)}>
        <FieldLink {...field} /> {field.text}
      </li>
    ))}
    {more && <li>{more}</li>}
  </ul>
)

/** All errors of the surrounding form, in screen order. */
export function InvalidFields({ title, fields }: { title: string; fields: readonly LinkedField[] }) {
  const form = useFormName()
  return (
    <Alert
      type="error"
      showIcon
      className="list-note"
      title={title}
      description={<FieldLinks fields={inScreenOrder(form, fields)} />}
    />
  )
}
