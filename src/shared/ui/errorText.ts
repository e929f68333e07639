import type { Failure, FailureKind } from '@/shared/api'
import type { TFunction } from '@/shared/i18n'

const MAX_LENGTH = 300

/** Kinds with a fixed text, whatever the server sends. */
const FIXED_TEXTS: Partial<
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

export const truncated = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)

/**
 * Returns the text of a failure in the user's language: the mapped text of a known code, else the server's own as plain
 * text, else the default with a reference to quote.
 */
export function fullErrorText(t: TFunction, { kind, message, reference }: Failure): string {
  const fixed = FIXED_TEXTS[kind]
  if (fixed) return t(`failure.${fixed}`)
  if (kind === 'refused' && message !== '') return message
  return t('failure.unknown', { reference })
}

/** {@link fullErrorText}, truncated, for places that hold text only. Elsewhere `ErrorMessage` offers the rest. */
export const errorText = (t: TFunction, failure: Failure) => truncated(fullErrorText(t, failure))
