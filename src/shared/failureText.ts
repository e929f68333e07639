import type { TFunction } from 'i18next'
import type { Failure, FailureKind } from '@/shared/api'

const MAX_LENGTH = 300

/** Kinds whose text is fixed, whatever the server says. */
const FIXED: Partial<
  Record<
    FailureKind,
    'unauthorized' | 'device' | 'forbidden' | 'notFound' | 'network' | 'duplicate' | 'processing' | 'download'
  >
> = {
  unauthorized: 'unauthorized',
  'device-expired': 'device',
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

/** A text from the server, as long as a message may be. */
export const shortened = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)

/**
 * The one text for a failure in the user's language: the mapped text of a known code, else the server's own
 * (as plain text, shortened), else the default with a reference to quote.
 */
export function failureText(t: TFunction, { kind, message, reference }: Failure): string {
  const fixed = FIXED[kind]
  if (fixed) return t(`failure.${fixed}`)
  if (kind === 'refused' && message !== '') {
    return shortened(message)
  }
  return t('failure.unknown', { reference })
}
