import { EllipsisOutlined } from '@ant-design/icons'
import { Menu as AntdMenu, type MenuProps } from 'antd'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { HOME } from '../featureRegistry/address'
import { nodeAt, type Menu, type MenuNode } from '../navigation/menu'
import { PAGES } from '../pages/pages'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { useScrollIntoView } from '../navigation/useScrollIntoView'
import { MenuIcon } from './MenuIcon'
import { useMenuTitle } from '../navigation/useMenuTitle'
import styles from './layout.module.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiQuery } from '@/shared/api'
import type { CountEndpoint } from '@/shared/feature'
import { FEATURES } from '../featureRegistry/features'
import { SHELL_TEXTS } from '../i18n/i18n'

const COUNTS = new Map(FEATURES.flatMap(({ counts = {} }) => Object.entries(counts)))

function MenuCount({ path }: { path: string }) {
  const counted = COUNTS.get(path)
  return counted ? <Count path={path} counted={counted} /> : null
}

/** Hidden when the count fails to load; the screen shows the error. */
function Count({ path, counted }: { path: string; counted: CountEndpoint }) {
  const { t } = useTranslation(SHELL_TEXTS)
  const { data: count } = useQuery(apiQuery(counted, {}))
  if (!count) return null
  return (
    <span className={styles.menuCount}>
      <span aria-hidden>{count > 999 ? '999+' : count}</span>
      <span className="visually-hidden">
        {t(`count.${path}` as 'home.title', { ns: SHELL_TEXTS, count })}
      </span>
    </span>
  )
}

type Item = NonNullable<MenuProps['items']>[number]

interface AppMenuProps {
  menu: Menu
  mode: 'inline' | 'horizontal'
  isCollapsed?: boolean
  isDark: boolean
}

function MenuLink({ node, children }: { node: MenuNode; children: ReactNode }) {
  const page = PAGES.get(node.component ?? '')
  const preload = () => {
    // On failure, opening the screen retries and shows the error.
    if (page) loadScreen(page.load).catch(() => undefined)
  }
  return (
    // Not `onPointerEnter`: React skips it when the element the pointer came from has been removed.
    <Link to={node.path} className={styles.menuLink} onPointerOver={preload} onFocus={preload}>
      {children}
    </Link>
  )
}

/** Rows of a group shown at first, and added by each *more*: antd's menu renders all rows it is given. */
const ROWS_PER_STEP = 100

/** Opens all groups of a small menu, otherwise only those above the current row. */
function initialOpenKeys(menu: Menu, trail: Menu): string[] {
  const rows = menu.reduce((sum, { children }) => sum + 1 + children.length, 0)
  return [...(rows <= ROWS_PER_STEP ? menu : []), ...trail].map(({ path }) => path)
}

/**
 * The server's menu as links, at the side or across the top. The key makes a menu that loads late open the same way.
 */
export const AppMenu = (props: AppMenuProps) => (
  <Rows key={props.menu.length === 0 ? 'none' : 'rows'} {...props} />
)

function Rows({ menu, mode, isCollapsed = false, isDark }: AppMenuProps) {
  const t = useTranslations('shell')
  const titleOf = useMenuTitle()
  const { pathname } = useLocation()
  const place = nodeAt(menu, pathname)
  const current = place?.node
  const trail = useMemo(() => (place ? [...place.parents, place.node] : []), [place])
  const [openKeys, setOpenKeys] = useState(() => initialOpenKeys(menu, trail))
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(openKeys))
  const open = (keys: string[]) => {
    setOpenKeys(keys)
    setOpened((before) => new Set([...before, ...keys]))
  }
  // Opens the groups above a newly selected row; the user can close them again.
  const [shownTrail, setShownTrail] = useState(trail)
  if (shownTrail !== trail) {
    setShownTrail(trail)
    open([...openKeys, ...trail.map(({ path }) => path)])
  }
  /** Rows to show per group, after *more* was pressed. */
  const [shownCounts, setShownCounts] = useState<ReadonlyMap<string, number>>(new Map())

  const nav = useRef<HTMLElement>(null)
  // In a long menu the current row may be out of view.
  useScrollIntoView(nav, '.ant-menu-item-selected', current)

  const items = useMemo(() => {
    const item = (node: MenuNode): Item => {
      const icon = <MenuIcon name={node.icon} />
      if (node.link !== null) {
        const host = new URL(node.link).host
        return {
          key: node.path,
          icon,
          label: (
            <a
              href={node.link}
              target="_blank"
              rel="noopener noreferrer"
              title={t('shell:layout.outside', { host })}
            >
              {titleOf(node)}
              <span className="visually-hidden">{t('shell:layout.outside', { host })}</span>
            </a>
          ),
        }
      }
      if (node.children.some(({ isListed }) => isListed)) {
        const isRendered = opened.has(node.path) || trail.includes(node)
        const children = isRendered ? rows(node.children, node.path) : []
        return { key: node.path, icon, label: titleOf(node), children }
      }
      return {
        key: node.path,
        icon,
        label: (
          <MenuLink node={node}>
            <span className={styles.menuTitle} title={titleOf(node)}>
              {titleOf(node)}
            </span>{' '}
            <MenuCount path={node.path} />
          </MenuLink>
        ),
      }
    }

    const rows = (nodes: Menu, path: string): Item[] => {
      const listed = nodes.filter(({ isListed }) => isListed)
      const max = shownCounts.get(path) ?? ROWS_PER_STEP
      const [first, rest] = [listed.slice(0, max), listed.slice(max)]
      const here = rest.filter((node) => trail.includes(node))
      const count = rest.length - here.length
      const items = [...first, ...here].map(item)
      if (count === 0) return items
      const more = {
        key: `${path} more`,
        icon: <EllipsisOutlined />,
        label: t('shell:layout.more', { count }),
        onClick: () => setShownCounts((before) => new Map(before).set(path, max + ROWS_PER_STEP)),
      }
      return [...items, more]
    }

    const home: Item = {
      key: HOME,
      icon: <MenuIcon name="dashboard" />,
      label: <Link to={HOME}>{t('shell:home.title')}</Link>,
    }
    return [home, ...rows(menu, '')]
  }, [menu, t, titleOf, opened, shownCounts, trail])

  return (
    <nav ref={nav} aria-label={t('shell:layout.menu')} className={styles.appMenu} data-mode={mode}>
      <AntdMenu
        theme={isDark ? 'dark' : 'light'}
        mode={mode}
        items={items}
        selectedKeys={[current?.path ?? pathname]}
        {...(mode === 'inline' ? { inlineCollapsed: isCollapsed } : {})}
        {...(mode === 'inline' && !isCollapsed
          ? { openKeys, onOpenChange: open }
          : { onOpenChange: (keys) => setOpened((before) => new Set([...before, ...keys])) })}
      />
    </nav>
  )
}
