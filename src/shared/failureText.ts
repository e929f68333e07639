import type { TFunction } from 'i18next'
import type { Failure, FailureKind } from '@/shared/api'

const MAX_LENGTH = 300

/** Kinds whose text is fixed, whatever the server says. */
const FIXED: Partial<
  Record<
    FailureKind,
    'unauthorized' | 'forbidden' | 'notFound' | 'network' | 'duplicate' | 'processing' | 'download'
  >
> = {
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  'not-found': 'notFound',
  'bad-gateway': 'network',
  network: 'network',
  timeout: 'network',
  server: 'network',
  processing: 'processing',
  duplicate: 'duplicate',
  download: 'download',
}

/**
 * The one text for a failure in the user's language: the mapped text of a known code, else the server's own
 * (as plain text, shortened), else the default with a reference to quote.
 */
export function failureText(t: TFunction, { kind, message, reference }: Failure): string {
  const fixed = FIXED[kind]
  if (fixed) return t(`failure.${fixed}`)
  if (kind === 'refused' && message !== '') {
    return message.length > MAX_LENGTH ? `${message.slice(0, MAX_LENGTH)}…` : message
  }
  return t('failure.unknown', { reference })
}
