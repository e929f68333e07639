import type { Failure, FailureKind } from '@/shared/api'
import type { TFunction } from '@/shared/i18n'

/** Characters of a server's text that are shown at first. */
const SHORT = 300

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

/** The beginning of a long text from the server, else the text. */
export const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)

/**
 * The one text for a failure in the user's language: the mapped text of a known code, else the server's own as
 * plain text, else the default with a reference to quote.
 */
export function wholeFailureText(t: TFunction, { kind, message, reference }: Failure): string {
  const fixed = FIXED[kind]
  if (fixed) return t(`failure.${fixed}`)
  if (kind === 'refused' && message !== '') return message
  return t('failure.unknown', { reference })
}

/** {@link wholeFailureText}, shortened: for places that hold text only. Elsewhere `FailureText` offers the rest. */
export const failureText = (t: TFunction, failure: Failure) => shortened(wholeFailureText(t, failure))
