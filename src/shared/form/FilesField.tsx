import { MAX_FILES, type UploadKind } from '@/shared/files/uploadRules'
import { UploadField } from '@/shared/ui/upload/UploadField'
import { Field, useDeclared, type FieldProps } from './Field'
import { useFormContext } from './formContext'

interface FilesFieldProps extends FieldProps {
  kind: UploadKind
}

/** Files, sent as they are chosen; the form's submit waits for them. */
export function FilesField({ kind, ...field }: FilesFieldProps) {
  const { max = MAX_FILES } = useDeclared(field.name)
  const { beginSending, read } = useFormContext()
  return (
    <Field isChoice isWide readAs={read && <read.Files path={[field.name].flat()} />} {...field}>
      <UploadField kind={kind} maxFiles={max} {...(beginSending ? { onBusy: beginSending } : {})} />
    </Field>
  )
}
