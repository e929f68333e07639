import type { RawFile } from '@/shared/api/endpoint'
export const reportFile = (): Promise<RawFile> => Promise.reject(new Error('being written'))
