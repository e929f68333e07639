import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchPath, type Mode } from '../model/searchAddress'
import { ModeSwitch } from './ModeSwitch'
import { SearchBox } from './SearchBox'
import styles from './box.module.css'

export function SearchHero() {
  const navigate = useNavigate()
  const [mode, setMode] = useState<Mode>('integrated')
  return (
    <div className={styles.searchHero}>
      <ModeSwitch mode={mode} onSwitch={setMode} />
      <SearchBox
        mode={mode}
        keyword=""
        isSecondary
        onSearch={(mode, keyword) => void navigate(searchPath({ mode, keyword }))}
      />
    </div>
  )
}
