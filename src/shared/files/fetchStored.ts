import { call, type CallOptions } from '@/shared/api'
import { fileApi } from './files.api'

export const fetchStored = (fileName: string, options: CallOptions) =>
  call(fileApi.resource, { query: { resource: fileName } }, options)
