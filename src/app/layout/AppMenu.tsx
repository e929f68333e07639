import { EllipsisOutlined } from '@ant-design/icons'
import { Menu as AntdMenu, type MenuProps } from 'antd'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { HOME } from '../featureRegistry/address'
import { nodeAt, type Menu, type MenuNode } from '../navigation/menu'
import { PAGES } from '../pages/pages'
import { fetchScreen } from '@/shared/ui/lazy/screens'
import { useIntoView } from '../navigation/useIntoView'
import { MenuCount } from './MenuCount'
import { MenuIcon } from './MenuIcon'
import { useMenuTitle } from '../navigation/useMenuTitle'
import styles from './layout.module.css'

type Item = NonNullable<MenuProps['items']>[number]

interface AppMenuProps {
  menu: Menu
  mode: 'inline' | 'horizontal'
  isCollapsed?: boolean
  isDark: boolean
}

/** A link that fetches its screen as soon as someone is about to open it. */
function MenuLink({ node, children }: { node: MenuNode; children: ReactNode }) {
  const page = PAGES.get(node.component ?? '')
  const prepare = () => {
    // Where it fails, opening the screen tries again and says so.
    if (page) fetchScreen(page.load).catch(() => undefined)
  }
  return (
    // Not `onPointerEnter`: React leaves it out where what the pointer was on has been removed since.
    <Link to={node.path} className={styles.menuLink} onPointerOver={prepare} onFocus={prepare}>
      {children}
    </Link>
  )
}

/** Rows of one group that are drawn at first, and that each wish for more adds: the component draws all it is given. */
const STEP = 100

/** Groups that are open at first: those of a small menu, and all above the row on show, however deep it lies. */
function openAtFirst(menu: Menu, trail: Menu): string[] {
  const rows = menu.reduce((sum, { children }) => sum + 1 + children.length, 0)
  return [...(rows <= STEP ? menu : []), ...trail].map(({ path }) => path)
}

/** The server's menu as links, at the side or across the top. One that was read late opens as one that came at once. */
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
  const [openKeys, setOpenKeys] = useState(() => openAtFirst(menu, trail))
  /** Groups whose rows have been drawn; those of the others wait until they are opened. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(openKeys))
  const open = (keys: string[]) => {
    setOpenKeys(keys)
    setOpened((before) => new Set([...before, ...keys]))
  }
  // Another row is on show: what is above it opens, and stays open until the user closes it.
  const [shownTrail, setShownTrail] = useState(trail)
  if (shownTrail !== trail) {
    setShownTrail(trail)
    open([...openKeys, ...trail.map(({ path }) => path)])
  }
  /** How many rows of a group are drawn, where more than at first were wished for. */
  const [drawn, setDrawn] = useState<ReadonlyMap<string, number>>(new Map())

  const nav = useRef<HTMLElement>(null)
  // In a menu that is longer than the window the row on show may stand below it.
  useIntoView(nav, '.ant-menu-item-selected', current)

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
        const isDrawn = opened.has(node.path) || trail.includes(node)
        const children = isDrawn ? rows(node.children, node.path) : []
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
      const most = drawn.get(path) ?? STEP
      const [first, rest] = [listed.slice(0, most), listed.slice(most)]
      const here = rest.filter((node) => trail.includes(node))
      const count = rest.length - here.length
      const items = [...first, ...here].map(item)
      if (count === 0) return items
      const more = {
        key: `${path} more`,
        icon: <EllipsisOutlined />,
        label: t('shell:layout.more', { count }),
        onClick: () => setDrawn((before) => new Map(before).set(path, most + STEP)),
      }
      return [...items, more]
    }

    const home: Item = {
      key: HOME,
      icon: <MenuIcon name="dashboard" />,
      label: <Link to={HOME}>{t('shell:home.title')}</Link>,
    }
    return [home, ...rows(menu, '')]
  }, [menu, t, titleOf, opened, drawn, trail])

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
