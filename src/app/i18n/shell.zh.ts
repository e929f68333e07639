/** What the shell says in Chinese, what it says in the name of the areas, and what the parts of most screens say: one file, because all of it is needed at once. */
export default import.meta.glob<object>(
  ['/src/**/locales/shell.zh.json', '/src/shared/locales/parts.zh.json'],
  { eager: true, import: 'default' },
)
