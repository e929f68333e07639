import { CloseOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { useScrollIntoView } from '../navigation/useScrollIntoView'
import { KEEPS_SCROLL } from './useScroll'
import type { Menu } from '../navigation/menu'
import { cutMiddle, type CloseScope } from './tabList'
import { useTabTitle } from './useTabTitle'
import { useTabActions } from './useTabActions'
import { moveTab, useTabs } from './useTabs'
import styles from './tabs.module.css'

interface TabBarProps {
  menu: Menu
  isAffixed: (path: string) => boolean
}

const CLOSE_SCOPES: readonly CloseScope[] = ['this', 'others', 'left', 'right', 'all']

function targetIndex(key: string, at: number, count: number): number | null {
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }
  const to = places[key]
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1)
}

/**
 * Bar of visited pages. Arrow keys move the focus, Delete closes, Alt+Shift+arrow moves; tabs can also be dragged, and
 * have a context menu (also available at the end of the bar for the current tab). Uses native drag and drop: every
 * screen has tabs and would otherwise load the board's library, while keys and menu already move them.
 */
export function TabBar({ menu, isAffixed }: TabBarProps) {
  const t = useTranslations('shell')
  const { tabs, current } = useTabs()
  const titleOf = useTabTitle(menu)
  const actions = useTabActions(isAffixed)
  const [menuTab, setMenuTab] = useState(current)
  const dragged = useRef<string | null>(null)
  const list = useRef<HTMLUListElement>(null)

  useScrollIntoView(list, '[aria-current]', current)

  const menuOf = (path: string): MenuProps => {
    const at = tabs.findIndex((tab) => tab.path === path)
    const isDisabled: Partial<Record<CloseScope, boolean>> = {
      this: isAffixed(path),
      left: at <= 0,
      right: at === tabs.length - 1,
    }
    return {
      items: [
        { key: 'refresh', label: t('shell:tabs.refresh'), onClick: () => actions.refresh(path) },
        { type: 'divider' },
        ...CLOSE_SCOPES.map((scope) => ({
          key: scope,
          label: t(`shell:tabs.close.${scope}`),
          disabled: isDisabled[scope] === true,
          onClick: () => actions.close(path, scope),
        })),
        { type: 'divider' },
        {
          key: 'back',
          label: t('shell:tabs.moveLeft'),
          disabled: at <= 0,
          onClick: () => moveTab(path, at - 1),
        },
        {
          key: 'forth',
          label: t('shell:tabs.moveRight'),
          disabled: at === tabs.length - 1,
          onClick: () => moveTab(path, at + 1),
        },
      ],
    }
  }

  function onKey(event: KeyboardEvent, path: string, at: number) {
    if (event.key === 'Delete' && !isAffixed(path)) return actions.close(path, 'this')
    const to = targetIndex(event.key, at, tabs.length)
    if (to === null) return
    event.preventDefault()
    if (event.altKey && event.shiftKey) moveTab(path, to)
    else list.current?.querySelectorAll<HTMLElement>('a')[to]?.focus()
  }

  return (
    <nav className={styles.tabBar} aria-label={t('shell:tabs.title')}>
      <Dropdown trigger={['contextMenu']} menu={menuOf(menuTab)}>
        <ul ref={list}>
          {tabs.map(({ path, address, title }, at) => {
            const isCurrent = path === current
            const name = titleOf(path, title)
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer shortcuts; each has a key
              <li
                key={path}
                className={isCurrent ? `${styles.tab} ${styles.tabCurrent}` : styles.tab}
                draggable
                onDragStart={(event) => {
                  dragged.current = path
                  event.dataTransfer.effectAllowed = 'move'
                }}
                onDragEnd={() => {
                  dragged.current = null
                }}
                onDragOver={(event) => {
                  if (dragged.current === null) return // dragged from outside
                  event.preventDefault()
                  if (dragged.current !== path) moveTab(dragged.current, at)
                }}
                onContextMenu={() => setMenuTab(path)}
                onAuxClick={(event) => {
                  if (event.button === 1 && !isAffixed(path)) actions.close(path, 'this')
                }}
              >
                <Link
                  to={address}
                  state={KEEPS_SCROLL}
                  draggable={false}
                  tabIndex={isCurrent ? 0 : -1}
                  aria-current={isCurrent ? 'page' : undefined}
                  onKeyDown={(event) => onKey(event, path, at)}
                  title={name}
                >
                  {cutMiddle(name)}
                </Link>
                {!isAffixed(path) && (
                  <button
                    type="button"
                    tabIndex={-1} // keyboard users press Delete or use the menu at the end
                    aria-label={t('shell:tabs.closeNamed', { name })}
                    onClick={() => actions.close(path, 'this')}
                  >
                    <CloseOutlined />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </Dropdown>
      <Dropdown trigger={['click']} menu={menuOf(current)}>
        <Button type="text" size="small" aria-label={t('shell:tabs.actions')} icon={<MoreOutlined />} />
      </Dropdown>
    </nav>
  )
}
