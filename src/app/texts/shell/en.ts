/** What the shell says in English, and what it says in the name of the areas: one file, because all of it is needed at once. */
export default import.meta.glob<object>('/src/**/locales/shell.en.json', { eager: true, import: 'default' })
