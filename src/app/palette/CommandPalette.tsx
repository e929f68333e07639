import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useListFormat, useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { useScrollIntoView } from '../navigation/useScrollIntoView'
import type { Menu } from '../navigation/menu'
import { findCommands, type Command } from './commands'
import { useCommands } from './useCommands'
import { useRecords } from './useRecords'
import styles from './palette.module.css'
import inputStyles from './paletteInput.module.css'

const MAX_SHOWN = 50

/** Commands that keep their place above the records, which arrive later. */
const COMMANDS_BEFORE_RECORDS = 5

interface CommandPaletteProps {
  menu: Menu
  isAffixed: (path: string) => boolean
  query: string
  onQueryChange: (query: string) => void
  onReady: () => void
  onClose: () => void
}

export default function CommandPalette({
  menu,
  isAffixed,
  query,
  onQueryChange,
  onReady,
  onClose,
}: CommandPaletteProps) {
  const t = useTranslations('shell')
  const listed = useListFormat()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const commands = findCommands(useCommands(menu, isAffixed), query)
  const { records, fullSearch, isSearching, failed } = useRecords(query)
  // The first commands stay in place when records arrive.
  const all = [
    ...commands.slice(0, COMMANDS_BEFORE_RECORDS),
    ...records,
    ...commands.slice(COMMANDS_BEFORE_RECORDS),
  ]
  const found = [...all.slice(0, MAX_SHOWN), ...fullSearch]
  const optionId = (index: number) => `${id}-${index}`

  useScrollIntoView(list, '[aria-selected=true]', at)

  function run(command: Command | undefined) {
    if (!command) return
    onClose() // first, because the command may open another dialog
    command.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = found.length - 1
    const places: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    }
    const to = places[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(found[at])
    } else if (to !== undefined) {
      event.preventDefault()
      setAt(Math.max(to, 0))
    }
  }

  return (
    <Dialog
      open
      footer={null}
      closable={false}
      title={<span className="visually-hidden">{t('shell:palette.title')}</span>}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <input
        ref={input}
        className={`${inputStyles.paletteInput} ${styles.paletteField}`}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
        aria-label={t('shell:palette.title')}
        placeholder={t('shell:palette.placeholder')}
        value={query}
        onFocus={onReady}
        onChange={(event) => {
          onQueryChange(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('shell:palette.title')}
        className={styles.paletteList}
      >
        {found.map((command, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input keeps the focus and handles keys
          <div
            key={command.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            data-old={command.isOld || undefined}
            onMouseMove={() => setAt(index)}
            onClick={() => run(command)}
          >
            <span className={styles.paletteTitle}>
              {command.title}
              {command.hint && <span className={styles.paletteHint}>{command.hint}</span>}
            </span>
            <span className={styles.paletteGroup}>
              {command.kind ??
                t(`shell:palette.group.${command.group as Exclude<Command['group'], 'record'>}`)}
            </span>
          </div>
        ))}
      </div>
      {all.length > MAX_SHOWN && (
        <p className={styles.paletteNone}>{t('shell:palette.more', { count: all.length - MAX_SHOWN })}</p>
      )}
      {failed.length > 0 && (
        <p className={styles.paletteNone} role="alert">
          {t('shell:palette.failed', { names: listed(failed) })}
        </p>
      )}
      <p className={styles.paletteNone} role="status">
        {isSearching
          ? t('shell:palette.asking')
          : all.length === 0
            ? t('shell:palette.none')
            : records.length > 0 && t('shell:palette.found', { count: records.length })}
      </p>
    </Dialog>
  )
}
