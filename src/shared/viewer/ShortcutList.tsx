import { useTranslations } from '@/shared/i18n'
import styles from './viewer.module.css'

const ALWAYS = [
  ['n p', 'pages'],
  ['+ -', 'zoom'],
  ['0', 'actual'],
  ['w', 'width'],
  ['f', 'full'],
] as const
const FENCED = [
  ['↑ ↓', 'move'],
  ['[ ]', 'size'],
  ['Space', 'jump'],
  ['Home End', 'ends'],
] as const

interface ShortcutListProps {
  isFenced: boolean
  canSearch: boolean
  canAsk: boolean
}

export function ShortcutList({ isFenced, canSearch, canAsk }: ShortcutListProps) {
  const t = useTranslations('viewer')
  const keys = [
    ...(isFenced ? FENCED : []),
    ...ALWAYS,
    ...(isFenced ? [] : [['r', 'turn'] as const]),
    ...(canSearch ? [['/', 'search'] as const] : []),
    ...(canAsk ? [['a', 'ask'] as const] : []),
    ['?', 'help'] as const,
  ]
  return (
    <dl className={styles.keys}>
      {keys.map(([stroke, name]) => (
        <div key={name}>
          <dt>
            {stroke.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(`viewer:key.${name}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
