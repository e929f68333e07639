/** What the shell says in English, what it says in the name of the areas, and what the parts of most screens say: one file, because all of it is needed at once. */
export default import.meta.glob<object>(
  ['/src/**/locales/shell.en.json', '/src/shared/locales/parts.en.json'],
  { eager: true, import: 'default' },
)
