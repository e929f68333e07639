import { MAX_FILES, type UploadKind } from '@/shared/files/rules'
import { UploadField } from '@/shared/ui/upload/UploadField'
import { Field, useDeclared, type FieldProps } from './Field'

interface FilesFieldProps extends FieldProps {
  kind: UploadKind
  /** Told when files begin and cease to be under way, for the form's submit to wait. */
  onBusyChange?: (isBusy: boolean) => void
}

/** Files, sent as they are chosen. */
export function FilesField({ kind, onBusyChange, ...field }: FilesFieldProps) {
  const { max = MAX_FILES } = useDeclared(field.name)
  return (
    <Field isChoice isWide {...field}>
      <UploadField kind={kind} maxFiles={max} {...(onBusyChange ? { onBusyChange } : {})} />
    </Field>
  )
}
