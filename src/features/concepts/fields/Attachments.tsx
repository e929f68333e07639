import { FilesField } from '@/shared/form/FilesField'
import { Group } from './Group'

/** Files of a stage. */
export const Attachments = () => (
  <Group name="files">
    <FilesField name="attachments" kind="file" />
  </Group>
)
