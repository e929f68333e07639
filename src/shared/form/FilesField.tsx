import { MAX_FILES, type UploadKind } from '@/shared/files/uploadRules'
import { UploadField } from '@/shared/ui/upload/UploadField'
import { Field, useFieldDeclaration, type FieldProps } from './Field'
import { useFormContext } from './formContext'

interface FilesFieldProps extends FieldProps {
  kind: UploadKind
}

/** Uploads files as they are chosen; the form's submit waits for them. */
export function FilesField({ kind, ...field }: FilesFieldProps) {
  const { max = MAX_FILES } = useFieldDeclaration(field.name)
  const { trackSending, readOnly } = useFormContext()
  return (
    <Field
      isChoice
      isWide
      readOnlyContent={readOnly && <readOnly.Files path={[field.name].flat()} />}
      {...field}
    >
      <UploadField kind={kind} maxFiles={max} {...(trackSending ? { onBusy: trackSending } : {})} />
    </Field>
  )
}
