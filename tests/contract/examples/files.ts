import { fileApi } from '@/shared/files/api'
import { example, type Example } from '../example'

function aForm() {
  const body = new FormData()
  body.append('file', new File(['%PDF-1.7'], '报告 1+2.pdf'))
  return { body }
}

export const examples: readonly Example[] = [example(fileApi.upload, aForm), example(fileApi.upload2, aForm)]
