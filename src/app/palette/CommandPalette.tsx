import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '@/shared/texts'
import { Dialog } from '@/shared/ui/Dialog'
import type { Menu } from '../menu/menu'
import { findCommands, type Command } from './commands'
import { useCommands } from './useCommands'
import styles from './palette.module.css'

/** Commands that are shown; typing on brings the others. */
const MOST = 50

interface CommandPaletteProps {
  menu: Menu
  isAffixed: (path: string) => boolean
  onClose: () => void
}

/** Finds a screen, a recent page or an action by a few letters; all by keyboard. */
export default function CommandPalette({ menu, isAffixed, onClose }: CommandPaletteProps) {
  const t = useText('shell')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [question, setQuestion] = useState('')
  const [at, setAt] = useState(0)
  const all = findCommands(useCommands(menu, isAffixed), question)
  const found = all.slice(0, MOST)
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

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
      className={styles.palette}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <input
        ref={input}
        className={styles.paletteInput}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
        aria-label={t('shell:palette.title')}
        placeholder={t('shell:palette.placeholder')}
        value={question}
        onChange={(event) => {
          setQuestion(event.target.value)
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
            onMouseMove={() => setAt(index)}
            onClick={() => run(command)}
          >
            <span>{command.title}</span>
            <span className={styles.paletteGroup}>{t(`shell:palette.group.${command.group}`)}</span>
          </div>
        ))}
      </div>
      {all.length > MOST && (
        <p className={styles.paletteNone}>{t('shell:palette.more', { count: all.length - MOST })}</p>
      )}
      {found.length === 0 && (
        <p className={styles.paletteNone} role="status">
          {t('shell:palette.none')}
        </p>
      )}
    </Dialog>
  )
}
