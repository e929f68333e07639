import { Card } from 'antd'
import { Link } from 'react-router-dom'
import { useText } from '@/shared/texts'
import { KEEPS_SCROLL } from '../tabs/useScroll'
import { useTabs } from '../tabs/useTabs'
import styles from './home.module.css'

/** Screens that are named at most. */
const MOST = 5

/** The screens that were opened last, each as it was left. */
export function Recent() {
  const t = useText('home')
  const { tabs, closed, current } = useTabs()
  const recent = [...tabs.toSorted((a, b) => b.visit - a.visit), ...closed]
    .filter(({ path, title, visit }) => path !== current && title && visit > 0)
    .slice(0, MOST)
  if (recent.length === 0) return null
  return (
    <Card title={<h2 className="card-title">{t('home:recent')}</h2>}>
      <ul className={`plain-list ${styles.recent}`}>
        {recent.map(({ path, address, title }) => (
          <li key={path}>
            <Link to={address} state={KEEPS_SCROLL}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
