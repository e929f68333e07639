import { fileApi } from '@/shared/files/api'
import { mock } from '../mock'
import { storeFile } from '../storedFiles'

const keep = async ({ body }: { body: FormData }) => ({ fileName: await storeFile(body.get('file')) })

export const fileMocks = [mock(fileApi.upload, 'anyone', keep), mock(fileApi.upload2, 'anyone', keep)]
