import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useListed, useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { useIntoView } from '../navigation/useIntoView'
import type { Menu } from '../navigation/menu'
import { findCommands, type Command } from './commands'
import { useCommands } from './useCommands'
import { useRecords } from './useRecords'
import styles from './palette.module.css'
import inputStyles from './paletteInput.module.css'

/** Commands that are shown; typing on brings the others. */
const MOST = 50

/** Of those that are known at once, so many stand before the things that are asked for. */
const FIRST = 5

interface CommandPaletteProps {
  menu: Menu
  isAffixed: (path: string) => boolean
  question: string
  onQuestion: (question: string) => void
  /** The input has the focus. */
  onReady: () => void
  onClose: () => void
}

/** Finds a thing, a screen, a recent page or an action by a few letters; all by keyboard. */
export default function CommandPalette({
  menu,
  isAffixed,
  question,
  onQuestion,
  onReady,
  onClose,
}: CommandPaletteProps) {
  const t = useTranslations('shell')
  const listed = useListed()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const commands = findCommands(useCommands(menu, isAffixed), question)
  const { records, wholeSearch, isAsking, failed } = useRecords(question)
  // What is known at once stays where it is when things arrive.
  const all = [...commands.slice(0, FIRST), ...records, ...commands.slice(FIRST)]
  const found = [...all.slice(0, MOST), ...wholeSearch]
  const optionId = (index: number) => `${id}-${index}`

  useIntoView(list, '[aria-selected=true]', at)

  function run(command: Command | undefined) {
    if (!command) return
    onClose() // first, for what it does may open another dialog
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
        value={question}
        onFocus={onReady}
        onChange={(event) => {
          onQuestion(event.target.value)
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
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, which keeps the focus
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
      {all.length > MOST && (
        <p className={styles.paletteNone}>{t('shell:palette.more', { count: all.length - MOST })}</p>
      )}
      {failed.length > 0 && (
        <p className={styles.paletteNone} role="alert">
          {t('shell:palette.failed', { names: listed(failed) })}
        </p>
      )}
      <p className={styles.paletteNone} role="status">
        {isAsking
          ? t('shell:palette.asking')
          : all.length === 0
            ? t('shell:palette.none')
            : records.length > 0 && t('shell:palette.found', { count: records.length })}
      </p>
    </Dialog>
  )
}
