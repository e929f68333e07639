/** What the shell says in Chinese, and what it says in the name of the areas: one file, because all of it is needed at once. */
export default import.meta.glob<object>('/src/**/locales/shell.zh.json', { eager: true, import: 'default' })
