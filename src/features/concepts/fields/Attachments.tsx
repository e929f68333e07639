import { FilesField } from '@/shared/form/FilesField'
import { StageGroup } from './StageGroup'

export const Attachments = () => (
  <StageGroup name="files">
    <FilesField name="attachments" kind="file" />
  </StageGroup>
)
