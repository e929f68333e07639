import type { Failure } from '@/shared/api'

/** The field that a refusal of a company's data is about. The server says it in words of its own, and in nothing else. */
export const refusedField = ({ message }: Failure) =>
  message.includes('企业已注册') ? ('creditCode' as const) : undefined
