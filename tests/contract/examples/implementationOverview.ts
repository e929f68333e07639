import { overviewApi } from '@/features/implementation/overview/overview.api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [example(overviewApi.ofRoom, () => ({ query: { roomId: '1' } }))]
