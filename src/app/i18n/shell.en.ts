/**
 * English texts of the shell, of the features' contributions to it and of shared components, in one file because all
 * are needed at once.
 */
export default import.meta.glob<object>(
  ['/src/**/locales/shell.en.json', '/src/shared/locales/parts.en.json'],
  { eager: true, import: 'default' },
)
