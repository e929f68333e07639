import { UploadField } from '@/shared/ui/upload/UploadField'
import { Field } from './Field'
import { Group } from './Group'

/** Files of a stage. */
export const Attachments = () => (
  <Group name="files">
    <Field name="attachments" isWide>
      <UploadField kind="file" />
    </Field>
  </Group>
)
