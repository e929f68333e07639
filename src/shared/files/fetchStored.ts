import { call, type CallOptions } from '@/shared/api'
import { fileApi } from './files.api'

/** Fetches an uploaded file by the name that the server keeps it under. */
export const fetchStored = (fileName: string, options: CallOptions) =>
  call(fileApi.resource, { query: { resource: fileName } }, options)
